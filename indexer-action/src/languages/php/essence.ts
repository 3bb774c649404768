/** What the linker goes by in Composer's files: which packages there are, and which namespaces they say are theirs. */
interface Manifest {
  require?: object
  'require-dev'?: object
}

interface Lock {
  packages?: Locked[]
  'packages-dev'?: Locked[]
}

interface Locked {
  name?: string
  autoload?: { 'psr-4'?: object; 'psr-0'?: object }
}

/** As JSON of the same shape; the text itself where it is none. */
export function essenceOf(base: string, text: string): string {
  try {
    const json: unknown = JSON.parse(text)
    return JSON.stringify(base === 'composer.lock' ? lockOf(json as Lock) : manifestOf(json as Manifest))
  } catch {
    return text
  }
}

const manifestOf = (json: Manifest): Manifest => ({
  require: namesOf(json.require),
  'require-dev': namesOf(json['require-dev']),
})

const lockOf = (json: Lock): Lock => ({
  packages: (json.packages ?? []).map(lockedOf),
  'packages-dev': (json['packages-dev'] ?? []).map(lockedOf),
})

const lockedOf = ({ name, autoload }: Locked): Locked => ({
  ...(name === undefined ? {} : { name }),
  autoload: { 'psr-4': namesOf(autoload?.['psr-4']), 'psr-0': namesOf(autoload?.['psr-0']) },
})

const namesOf = (of: object | undefined): Record<string, string> =>
  Object.fromEntries(Object.keys(of ?? {}).map((key) => [key, '']))
