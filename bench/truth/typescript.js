/**
 * What TypeScript's checker says every name of a checkout means, for `compare.ts`.
 *
 *   node bench/truth/typescript.js --checkout PATH --typescript DIR [--under FOLDER …] > FILE
 *
 * DIR is a folder into which npm has installed TypeScript 5 (`npm install --prefix DIR typescript@5.9.3`); TypeScript 7 has no
 * interface to its checker, which is also why this file is not TypeScript. `--under` takes only the names in these folders of PATH.
 * Packages of the checkout itself are found by their names, others if they are installed. Aliases are followed to what is declared.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { misuse, readCommandLine } from '../../scripts/command-line.ts'

const { values } = readCommandLine(import.meta.url, {
  options: {
    checkout: { type: 'string' },
    typescript: { type: 'string' },
    under: { type: 'string', multiple: true, default: [''] },
  },
})
if (!values.checkout || !values.typescript) misuse('--checkout and --typescript are needed.')
const ts = createRequire(join(resolve(values.typescript), 'package.json'))('typescript')
const root = resolve(values.checkout)

/** Names that nobody asks about. In CommonJS the checker takes `module` and `exports` for symbols of the file. */
const NAMELESS = new Set(['', 'undefined', 'module', 'exports'])
const SOURCE = /\.[cm]?[jt]sx?$/
const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => !/(?:^|\/)(?:node_modules|\.git)\//.test(path),
)
const sources = paths.filter((path) => SOURCE.test(path))
const program = ts.createProgram(
  sources.map((path) => join(root, path)),
  {
    allowJs: true,
    noEmit: true,
    strict: true,
    jsx: ts.JsxEmit.Preserve,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    experimentalDecorators: true,
    customConditions: [],
    // Else it takes in what is installed where this is run.
    types: [],
    maxNodeModuleJsDepth: 0,
    paths: { ...workspaces(), ...writtenPaths() },
    baseUrl: root,
  },
)
const checker = program.getTypeChecker()
for (const source of program.getSourceFiles()) {
  const file = relative(root, source.fileName)
  if (!isOurs(file) || !values.under.some((folder) => file.startsWith(folder))) continue
  const lines = []
  const visit = (node) => {
    const named = nameAt(source, file, node)
    if (named) lines.push(JSON.stringify(named))
    ts.forEachChild(node, visit)
  }
  visit(source)
  if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`)
}

function isOurs(path) {
  return !path.startsWith('..') && !path.includes('node_modules/')
}

/** The packages of the checkout by name, with their entry as far as its sources tell. */
function workspaces() {
  const found = {}
  for (const path of paths) {
    if (!/(?:^|\/)package\.json$/.test(path)) continue
    const folder = path.slice(0, -'package.json'.length)
    let name
    try {
      ;({ name } = JSON.parse(readFileSync(join(root, path), 'utf8')))
    } catch {
      continue
    }
    const entry = ['src/index', 'index', 'lib/index', 'src/main'].find((at) =>
      ['.ts', '.tsx', '.js', '.mts'].some((ending) => existsSync(join(root, folder, at + ending))),
    )
    if (name && entry) found[name] = [folder + entry]
  }
  return found
}

/** The paths of the checkout's own configuration, if it is at the top. */
function writtenPaths() {
  const at = join(root, 'tsconfig.json')
  if (!existsSync(at)) return {}
  const parsed = ts.getParsedCommandLineOfConfigFile(
    at,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  )
  const base = parsed?.options.baseUrl ?? parsed?.options.pathsBasePath ?? root
  return Object.fromEntries(
    Object.entries(parsed?.options.paths ?? {}).map(([name, to]) => [
      name,
      to.map((path) => relative(root, resolve(base, path))),
    ]),
  )
}

function nameAt(source, file, node) {
  if (!ts.isIdentifier(node) && !ts.isPrivateIdentifier(node)) return
  if (isDeclared(node) || NAMELESS.has(node.text)) return
  const symbol = meaningOf(node)
  if (!symbol?.declarations?.length) return
  const names = symbol.declarations.map((one) => nameOf(one))
  if (names.includes(node)) return // assigned to in JavaScript, which declares it
  const call = isCalled(node)
  const meant = [...symbol.declarations, ...propertyToo(node), ...moduleToo(node, symbol)].flatMap(behind)
  const declared = meant.flatMap((one) => [one, ...(call ? constructorsOf(one) : [])])
  const places = declared.map(placeOf)
  const inside = places.filter((place) => isOurs(place.file))
  if (inside.some((place) => /\.d\.[cm]?ts$/.test(place.file)) && inside.length < places.length) return
  const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source))
  return { file, line: line + 1, column: character + 1, name: node.text, call, targets: inside }
}

/** The name of what is declared is no use of it. */
function isDeclared(node) {
  const { parent } = node
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent))
    return parent.propertyName !== undefined && parent.name === node
  if (ts.isBindingElement(parent) && parent.propertyName === node) return false
  if (ts.isShorthandPropertyAssignment(parent)) return false
  if (ts.isImportClause(parent) || ts.isNamespaceImport(parent) || ts.isNamespaceExport(parent)) return true
  if (ts.isLabeledStatement(parent) || ts.isBreakOrContinueStatement(parent)) return true
  if (ts.isMetaProperty(parent) || ts.isJsxAttribute(parent) || ts.isJsxNamespacedName(parent)) return true
  return parent.name === node && !ts.isPropertyAccessExpression(parent)
}

function meaningOf(node) {
  const { parent } = node
  let symbol =
    ts.isShorthandPropertyAssignment(parent) && parent.name === node
      ? checker.getShorthandAssignmentValueSymbol(parent)
      : ts.isExportSpecifier(parent)
        ? checker.getExportSpecifierLocalTargetSymbol(parent)
        : checker.getSymbolAtLocation(node)
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol)
  return symbol
}

/** A shorthand property names a variable, and the property of what is expected there. */
function propertyToo(node) {
  const { parent } = node
  if (!ts.isShorthandPropertyAssignment(parent)) return []
  return checker.getContextualType(parent.parent)?.getProperty(node.text)?.declarations ?? []
}

/** A declaration, and what it stands for: what a shorthand property passes on, and what a CommonJS module assigns to its exports. */
function behind(declaration) {
  if (ts.isSourceFile(declaration))
    return [
      declaration,
      ...declaration.statements.filter((one) => /^(?:exports = )?module\.exports\b/.test(one.getText())),
    ]
  if (!ts.isShorthandPropertyAssignment(declaration)) return [declaration]
  let passed = checker.getShorthandAssignmentValueSymbol(declaration)
  if (passed && passed.flags & ts.SymbolFlags.Alias) passed = checker.getAliasedSymbol(passed)
  return [declaration, ...(passed?.declarations ?? [])]
}

/** Where a whole module is bound to a name, the place of that name is an answer as well, in each file that passes it on. */
function moduleToo(node, symbol) {
  const isModule = symbol.flags & ts.SymbolFlags.Module || symbol.declarations.some(ts.isSourceFile)
  let bound = checker.getSymbolAtLocation(node)
  if (!bound || bound === symbol || !(isModule || isRequired(bound))) return []
  const declarations = []
  while (bound && bound !== symbol) {
    declarations.push(...(bound.declarations ?? []))
    // An alias without a declaration is one of an import that leads nowhere.
    const isAlias = bound.flags & ts.SymbolFlags.Alias && bound.declarations?.length
    bound = isAlias ? checker.getImmediateAliasedSymbol(bound) : undefined
  }
  return declarations
}

function isRequired(symbol) {
  return symbol?.declarations?.some(
    (one) => ts.isVariableDeclaration(one) && one.initializer && ts.isCallExpression(one.initializer),
  )
}

function isCalled(node) {
  const { parent } = node
  const called = ts.isPropertyAccessExpression(parent) && parent.name === node ? parent : node
  return (
    ((ts.isCallExpression(called.parent) || ts.isNewExpression(called.parent)) &&
      called.parent.expression === called) ||
    (ts.isTaggedTemplateExpression(called.parent) && called.parent.tag === called)
  )
}

function constructorsOf(declaration) {
  let made = declaration.initializer ?? declaration
  const isAssigned = ts.isPropertyAccessExpression(declaration) || ts.isIdentifier(declaration)
  if (isAssigned) made = declaration.parent
  while (ts.isBinaryExpression(made)) made = made.right
  return ts.isClassLike(made) ? made.members.filter(ts.isConstructorDeclaration) : []
}

function nameOf(declaration) {
  const name = ts.getNameOfDeclaration(declaration) ?? declaration
  return ts.isPropertyAccessExpression(name) ? name.name : name
}

function placeOf(declaration) {
  const source = declaration.getSourceFile()
  const name = nameOf(declaration)
  const { line } = source.getLineAndCharacterOfPosition(name.getStart(source))
  return { file: relative(root, source.fileName), line: line + 1 }
}
