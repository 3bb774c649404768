import { analyse } from '../analysis.ts'

/** The symbols of a file in C or C++: of each its kind, name and lines. */
export async function outline(text: string, path = 'a.c'): Promise<string[]> {
  const [file] = await analyse(new Map([[path, text]]), () => (path.endsWith('.cc') ? 'cpp' : 'c'))
  return (file?.symbols ?? []).map((s) => `${s.kind} ${s.qualified ?? s.name} ${s.start}-${s.end}`)
}
