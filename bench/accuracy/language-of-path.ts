/** Language by extension: enough for yardsticks, whose files are plain. The indexer's own detection knows more. */
const BY_EXTENSION: Record<string, string> = {
  ts: 'typescript',
  mts: 'typescript',
  cts: 'typescript',
  tsx: 'tsx',
  js: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  jsx: 'javascript',
  py: 'python',
  pyi: 'python',
  go: 'go',
  rs: 'rust',
  java: 'java',
  c: 'c',
  h: 'c',
  cc: 'cpp',
  cpp: 'cpp',
  cxx: 'cpp',
  hpp: 'cpp',
  hh: 'cpp',
  cs: 'csharp',
  php: 'php',
  rb: 'ruby',
  kt: 'kotlin',
  kts: 'kotlin',
  scala: 'scala',
  sh: 'bash',
  bash: 'bash',
}

export function languageOfPath(path: string): string | undefined {
  return BY_EXTENSION[path.slice(path.lastIndexOf('.') + 1)]
}
