@file:OptIn(ExperimentalCompilerApi::class, SymbolInternals::class)

import java.io.File
import java.io.PrintStream
import org.jetbrains.kotlin.KtFakeSourceElementKind
import org.jetbrains.kotlin.compiler.plugin.CompilerPluginRegistrar
import org.jetbrains.kotlin.compiler.plugin.ExperimentalCompilerApi
import org.jetbrains.kotlin.config.CompilerConfiguration
import org.jetbrains.kotlin.diagnostics.DiagnosticReporter
import org.jetbrains.kotlin.diagnostics.nameIdentifier
import org.jetbrains.kotlin.fir.FirElement
import org.jetbrains.kotlin.fir.FirSession
import org.jetbrains.kotlin.fir.analysis.checkers.MppCheckerKind
import org.jetbrains.kotlin.fir.analysis.checkers.context.CheckerContext
import org.jetbrains.kotlin.fir.analysis.checkers.declaration.DeclarationCheckers
import org.jetbrains.kotlin.fir.analysis.checkers.declaration.FirFileChecker
import org.jetbrains.kotlin.fir.analysis.extensions.FirAdditionalCheckersExtension
import org.jetbrains.kotlin.fir.declarations.FirDeclaration
import org.jetbrains.kotlin.fir.declarations.FirDeclarationOrigin
import org.jetbrains.kotlin.fir.declarations.FirFile
import org.jetbrains.kotlin.fir.expressions.FirCallableReferenceAccess
import org.jetbrains.kotlin.fir.expressions.FirFunctionCall
import org.jetbrains.kotlin.fir.expressions.FirImplicitInvokeCall
import org.jetbrains.kotlin.fir.expressions.FirResolvedQualifier
import org.jetbrains.kotlin.fir.extensions.FirExtensionRegistrar
import org.jetbrains.kotlin.fir.extensions.FirExtensionRegistrarAdapter
import org.jetbrains.kotlin.fir.references.FirResolvedNamedReference
import org.jetbrains.kotlin.fir.resolve.providers.firProvider
import org.jetbrains.kotlin.fir.resolve.providers.symbolProvider
import org.jetbrains.kotlin.fir.symbols.FirBasedSymbol
import org.jetbrains.kotlin.fir.symbols.SymbolInternals
import org.jetbrains.kotlin.fir.symbols.impl.FirCallableSymbol
import org.jetbrains.kotlin.fir.symbols.impl.FirClassLikeSymbol
import org.jetbrains.kotlin.fir.symbols.impl.FirConstructorSymbol
import org.jetbrains.kotlin.fir.symbols.impl.FirNamedFunctionSymbol
import org.jetbrains.kotlin.fir.symbols.impl.FirSyntheticPropertySymbol
import org.jetbrains.kotlin.fir.symbols.impl.FirTypeParameterSymbol
import org.jetbrains.kotlin.fir.types.ConeClassLikeType
import org.jetbrains.kotlin.fir.types.ConeErrorType
import org.jetbrains.kotlin.fir.types.ConeTypeParameterType
import org.jetbrains.kotlin.fir.types.FirResolvedTypeRef
import org.jetbrains.kotlin.fir.types.FirUserTypeRef
import org.jetbrains.kotlin.fir.types.abbreviatedTypeOrSelf
import org.jetbrains.kotlin.fir.types.coneType
import org.jetbrains.kotlin.fir.types.type
import org.jetbrains.kotlin.fir.unwrapFakeOverrides
import org.jetbrains.kotlin.fir.visitors.FirVisitorVoid
import org.jetbrains.kotlin.psi

/**
 * What Kotlin's compiler says every name of a checkout means, for compare.ts: a plugin for the compiler, which is also in the npm
 * package `kotlin-compiler`.
 *
 *   kotlinc bench/truth/KotlinNames.kt -cp LIB/kotlin-compiler.jar -d PLUGIN
 *   PLUGIN/META-INF/services/org.jetbrains.kotlin.compiler.plugin.CompilerPluginRegistrar    # a file with the line `KotlinNames`
 *   CHECKOUT=PATH NAMES=FILE kotlinc -Xplugin=PLUGIN -d CLASSES [-cp JARS] FILES …
 *
 * What the compiler cannot resolve, because a library is missing, counts for nobody, and so do names of arguments.
 */
class KotlinNames : CompilerPluginRegistrar() {
  override val pluginId = "sextant.names"
  override val supportsK2 = true

  override fun ExtensionStorage.registerExtensions(configuration: CompilerConfiguration) {
    FirExtensionRegistrarAdapter.registerExtension(
      object : FirExtensionRegistrar() {
        override fun ExtensionRegistrarContext.configurePlugin() {
          +::NamesOfFiles
        }
      }
    )
  }
}

private val root = File(System.getenv("CHECKOUT")).canonicalFile
private val out = PrintStream(File(System.getenv("NAMES")))

class NamesOfFiles(session: FirSession) : FirAdditionalCheckersExtension(session) {
  override val declarationCheckers =
    object : DeclarationCheckers() {
      override val fileCheckers =
        setOf(
          object : FirFileChecker(MppCheckerKind.Common) {
            context(context: CheckerContext, reporter: DiagnosticReporter)
            override fun check(declaration: FirFile) = declaration.accept(Names(context.session, declaration))
          }
        )
    }
}

private class Names(private val session: FirSession, private val file: FirFile) : FirVisitorVoid() {
  private val path = file.sourceFile!!.path!!
  private val text = textOf(path)
  private val said = HashSet<Pair<Int, String>>()

  override fun visitElement(element: FirElement) {
    element.acceptChildren(this)
  }

  override fun visitFunctionCall(functionCall: FirFunctionCall) {
    val callee = functionCall.calleeReference
    if (callee is FirResolvedNamedReference) reference(callee, isCall = functionCall !is FirImplicitInvokeCall)
    functionCall.acceptChildren(this)
  }

  override fun visitImplicitInvokeCall(implicitInvokeCall: FirImplicitInvokeCall) = implicitInvokeCall.acceptChildren(this)

  override fun visitResolvedNamedReference(resolvedNamedReference: FirResolvedNamedReference) =
    reference(resolvedNamedReference, isCall = false)

  override fun visitCallableReferenceAccess(callableReferenceAccess: FirCallableReferenceAccess) =
    callableReferenceAccess.acceptChildren(this)

  override fun visitResolvedQualifier(resolvedQualifier: FirResolvedQualifier) {
    resolvedQualifier.acceptChildren(this)
    val symbol = resolvedQualifier.qualifierSymbol ?: return
    val source = resolvedQualifier.source ?: return
    // `a.b.C` is one qualifier: the class is its last name.
    val name = symbol.classId.shortClassName.asString()
    val end = source.endOffset
    if (text.substring(source.startOffset, end).contains('<')) return
    if (end - name.length >= source.startOffset && text.startsWith(name, end - name.length)) say(name, end - name.length, false, listOf(symbol))
  }

  override fun visitResolvedTypeRef(resolvedTypeRef: FirResolvedTypeRef) {
    val written = resolvedTypeRef.delegatedTypeRef
    val type = resolvedTypeRef.coneType.abbreviatedTypeOrSelf
    if (written is FirUserTypeRef && type !is ConeErrorType) {
      val last = written.qualifier.last()
      val symbol: FirBasedSymbol<*>? =
        when (type) {
          is ConeClassLikeType -> session.symbolProvider.getClassLikeSymbolByClassId(type.lookupTag.classId)
          is ConeTypeParameterType -> type.lookupTag.typeParameterSymbol
          else -> null
        }
      val at = last.source
      if (symbol != null && at != null) {
        val name = last.name.asString()
        if (text.startsWith(name, at.startOffset)) say(name, at.startOffset, false, listOf(symbol))
      }
    }
    written?.accept(this)
    resolvedTypeRef.acceptChildren(this)
  }

  private fun reference(reference: FirResolvedNamedReference, isCall: Boolean) {
    val source = reference.source ?: return
    val symbol = reference.resolvedSymbol
    // Nobody declares it.
    if (symbol.source?.kind == KtFakeSourceElementKind.ItLambdaParameter) return
    val name = (if (symbol is FirConstructorSymbol) symbol.callableId.className?.shortName() ?: reference.name else reference.name).asString()
    // Operators and conventions have no name of their own, and an import may give another.
    val at = if (text.startsWith(name, source.startOffset)) source.startOffset else return
    val meant =
      when {
        symbol is FirConstructorSymbol -> listOfNotNull(symbol, constructed(symbol))
        symbol is FirNamedFunctionSymbol && symbol.origin is FirDeclarationOrigin.SamConstructor -> listOfNotNull(interfaceOf(symbol))
        else -> listOf(symbol)
      }
    say(name, at, isCall, meant)
  }

  /** A lambda that stands for an interface is given to a function of its name, which nobody writes. */
  private fun interfaceOf(symbol: FirNamedFunctionSymbol): FirClassLikeSymbol<*>? =
    (symbol.resolvedReturnType as? ConeClassLikeType)?.lookupTag?.classId?.let { session.symbolProvider.getClassLikeSymbolByClassId(it) }

  private fun constructed(symbol: FirConstructorSymbol): FirClassLikeSymbol<*>? =
    symbol.callableId.classId?.let { session.symbolProvider.getClassLikeSymbolByClassId(it) }

  private fun say(name: String, offset: Int, isCall: Boolean, meant: List<FirBasedSymbol<*>>) {
    if (!text.isWord(offset, name) || !said.add(offset to name)) return
    val places = meant.mapNotNull(::placeOf).distinct()
    val line = lineOf(path, offset)
    val column = offset - starts(path)[line - 1] + 1
    out.println(
      """{"file":${quoted(File(path).relative())},"line":$line,"column":$column,"name":${quoted(name)},"call":$isCall,"targets":[${places.joinToString(",")}]}"""
    )
  }

  private fun placeOf(symbol: FirBasedSymbol<*>): String? {
    val meant = if (symbol is FirCallableSymbol<*>) symbol.unwrapFakeOverrides() else symbol
    if (meant is FirSyntheticPropertySymbol) return placeOf((meant.fir as org.jetbrains.kotlin.fir.declarations.synthetic.FirSyntheticProperty).getter.delegate.symbol)
    val declaration = meant.fir as? FirDeclaration ?: return null
    val source = declaration.source ?: return null
    val from =
      when (meant) {
        is FirClassLikeSymbol<*> -> session.firProvider.getFirClassifierContainerFileIfAny(meant)?.sourceFile?.path
        is FirTypeParameterSymbol -> path
        is FirCallableSymbol<*> -> session.firProvider.getFirCallableContainerFile(meant)?.sourceFile?.path
        else -> null
      } ?: source.psi?.containingFile?.virtualFile?.path ?: if (isOfThisFile(meant)) path else return null
    if (!File(from).canonicalFile.startsWith(root)) return null
    val identifier = source.treeStructure.nameIdentifier(source.lighterASTNode)
    val offset = identifier?.let { source.treeStructure.getStartOffset(it) } ?: wordBehindComment(textOf(from), source.startOffset)
    return """{"file":${quoted(File(from).relative())},"line":${lineOf(from, offset)}}"""
  }

  /** What has no name begins with the comments above it. */
  private fun wordBehindComment(text: String, start: Int): Int =
    start + (Regex("(?:\\s|//[^\n]*|/\\*[\\s\\S]*?\\*/)*").matchAt(text, start)?.value?.length ?: 0)

  private fun isOfThisFile(symbol: FirBasedSymbol<*>): Boolean =
    symbol is FirCallableSymbol<*> && symbol.callableId?.let { it.isLocal || it.packageName == file.packageDirective.packageFqName } != false
}

private val texts = HashMap<String, String>()
private val lines = HashMap<String, IntArray>()

/** As the compiler counts, whatever ends a line. */
private fun textOf(path: String) = texts.getOrPut(path) { File(path).readText().removePrefix("\uFEFF").replace("\r\n", "\n") }

private fun starts(path: String): IntArray =
  lines.getOrPut(path) { (listOf(0) + textOf(path).withIndex().filter { it.value == '\n' }.map { it.index + 1 }).toIntArray() }

private fun lineOf(path: String, offset: Int): Int = starts(path).binarySearch(offset).let { if (it >= 0) it + 1 else -it - 1 }

private fun File.relative() = canonicalFile.relativeTo(root).path

private fun quoted(text: String) = '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"'

private fun String.isWord(at: Int, name: String): Boolean =
  (at == 0 || !Character.isJavaIdentifierPart(this[at - 1])) && (at + name.length >= length || !Character.isJavaIdentifierPart(this[at + name.length]))
