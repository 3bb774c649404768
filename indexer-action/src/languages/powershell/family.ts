/** What the family of PowerShell does. */
export { extract } from './extract.ts'
export { repair } from './repair.ts'

import type { Project } from '../language.ts'
import { PowerShellLinker } from './link.ts'

export const createLinker = (_: Project): PowerShellLinker => new PowerShellLinker()
