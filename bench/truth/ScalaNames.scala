import java.io.{File, PrintStream}
import scala.collection.mutable
import scala.reflect.internal.FatalError
import scala.reflect.internal.util.SourceFile
import scala.tools.nsc.{Global, Settings}
import scala.tools.nsc.reporters.StoreReporter

/**
 * What Scala's compiler says every name of a checkout means, for compare.ts. Scala 2.11, which Debian has (`scala`).
 *
 *   scalac -d FOLDER bench/truth/ScalaNames.scala -cp scala-compiler.jar
 *   java -Dscala.usejavacp=true -cp FOLDER:scala-compiler.jar:scala-library.jar:scala-reflect.jar ScalaNames PATH FILES … > FILE
 *
 * FILES are compiled as one module, Java's too. What the compiler cannot resolve, because a library is missing, counts for nobody. Left out are
 * names of arguments, and what the compiler writes itself.
 */
object ScalaNames {
  def main(args: Array[String]): Unit = {
    val settings = new Settings(message => System.err.println(message))
    settings.processArguments(List("-Yrangepos", "-usejavacp", "-Ystop-after:typer", "-language:_", "-nowarn"), processAll = true)
    val reporter = new StoreReporter
    val global = new Global(settings, reporter)
    new Names(global, new File(args.head).getCanonicalFile, System.out).of(args.tail.toList)
    System.err.println(s"${reporter.infos.count(_.severity == reporter.ERROR)} errors")
  }
}

class Names(val global: Global, root: File, out: PrintStream) {
  import global._

  def of(files: List[String]): Unit = {
    val run = new Run
    run.compile(files)
    for (unit <- run.units if !unit.isJava) new OfFile(unit.source).traverse(unit.body)
    out.flush()
  }

  private class OfFile(source: SourceFile) extends Traverser {
    private val text = new String(source.content)
    private val said = mutable.HashSet.empty[(Int, String)]
    private val path = relative(source)

    // Of what is wrong the compiler cannot always say what it is.
    override def traverse(tree: Tree): Unit = try read(tree) catch { case _: FatalError => }

    private def read(tree: Tree): Unit = {
      tree match {
        // What the compiler writes: of a value, its accessors.
        case _: DefDef if tree.symbol != null && (tree.symbol.isAccessor || tree.symbol.isSynthetic) =>
        case Import(qualifier, selectors) =>
          traverse(qualifier)
          for (selector <- selectors if selector.name != nme.WILDCARD && qualifier.tpe != null && !qualifier.tpe.isError) {
            val members = List(selector.name.toTermName, selector.name.toTypeName).map(qualifier.tpe.member).flatMap(_.alternatives).filter(_ != NoSymbol)
            if (members.nonEmpty) say(selector.name, selector.namePos, call = false, members)
          }
        case _: TypeTree =>
          val original = tree.asInstanceOf[TypeTree].original
          if (original != null) traverse(original)
        // What a macro came to, or a constant: what was written stands beside it.
        case _ if tree.attachments.get[analyzer.MacroExpansionAttachment].exists(_.expandee ne tree) =>
          traverse(tree.attachments.get[analyzer.MacroExpansionAttachment].get.expandee)
        case New(tpt) => traverse(tpt)
        case Apply(Select(New(tpt), nme.CONSTRUCTOR), arguments) =>
          constructed(tpt, tree.asInstanceOf[Apply].fun.symbol)
          traverseTrees(arguments)
        case Ident(name) =>
          named(tree, name, tree.pos)
        case Select(qualifier, name) =>
          traverse(qualifier)
          named(tree, name, tree.pos)
        case SelectFromTypeTree(qualifier, name) =>
          traverse(qualifier)
          named(tree, name, tree.pos)
        case _ => super.traverse(tree)
      }
    }

    private def constructed(tpt: Tree, constructor: Symbol): Unit = {
      val written = tpt match { case typed: TypeTree if typed.original != null => typed.original; case other => other }
      val last = written match { case AppliedTypeTree(of, _) => of; case other => other }
      last match {
        case Ident(name) => say(name, pointOf(last), call = true, List(last.symbol, constructor))
        case Select(_, name) => say(name, pointOf(last), call = true, List(last.symbol, constructor))
        case _ =>
      }
      traverse(written)
    }

    private def named(tree: Tree, name: Name, position: Position): Unit = {
      val symbol = tree.symbol
      if (symbol == null || symbol == NoSymbol || symbol.isError || !position.isDefined || position.isTransparent && !position.isRange) return
      val isCall = symbol.isMethod && !symbol.isAccessor && !symbol.isConstructor
      say(name, pointOf(tree), isCall, List(symbol))
    }

    private def pointOf(tree: Tree): Int = if (tree.pos.isDefined) tree.pos.point else -1

    private def say(of: Name, offset: Int, call: Boolean, meant: List[Symbol]): Unit = {
      val written = of.decode
      val at = if (text.startsWith("`" + written, offset)) offset + 1 else offset
      // What the compiler writes stands where it is declared.
      val isDeclaration = meant.exists(one => one.pos.isDefined && one.pos.source.file == source.file && one.pos.point == offset)
      if (offset < 0 || isDeclaration || !isWord(written, at) || !said.add((at, written))) return
      val places = meant.flatMap(declared).flatMap(placeOf).distinct
      val line = source.offsetToLine(at)
      val column = at - source.lineToOffset(line) + 1
      out.println(s"""{"file":${quoted(path)},"line":${line + 1},"column":$column,"name":${quoted(written)},"call":$call,"targets":[${places.mkString(",")}]}""")
    }

    private def isWord(word: String, at: Int): Boolean =
      word.length > 0 && text.startsWith(word, at) && {
        val letters = Character.isJavaIdentifierPart(word.charAt(0))
        !letters || (at == 0 || !Character.isJavaIdentifierPart(text(at - 1))) && (at + word.length >= text.length || !Character.isJavaIdentifierPart(text(at + word.length)))
      }
  }

  /** What somebody wrote: of what the compiler adds (`apply` of a case class, accessors, `copy`), what it adds it for. */
  private def declared(symbol: Symbol): List[Symbol] = {
    val known = if (symbol.isModuleClass) symbol.sourceModule else symbol
    val owner = known.owner
    val written = if (known.isAccessor && known.accessed != NoSymbol) List(known.accessed) else List(known)
    val generated = known.isSynthetic || known.isCaseApplyOrUnapply
    if (generated && known.isCaseApplyOrUnapply) List(owner.companionClass) ++ written.filter(_.pos.isDefined)
    else if (generated && owner.isClass && !known.isModule && !known.isClass) List(owner)
    else if (known.isModule && known.isSynthetic) List(known.companionClass, known.owner.info.decl(known.name.toTypeName)).filter(_ != NoSymbol).take(1) match { case Nil => written; case found => found }
    else if (known.isConstructor) List(known, owner)
    else written
  }

  private def placeOf(symbol: Symbol): Option[String] =
    if (symbol == NoSymbol || symbol.sourceFile == null || !symbol.pos.isDefined || symbol.hasPackageFlag) None
    else {
      val source = symbol.pos.source
      val file = relative(source)
      if (file.startsWith("..") || file.startsWith("/")) None
      else Some(s"""{"file":${quoted(file)},"line":${source.offsetToLine(symbol.pos.point) + 1}}""")
    }

  private def relative(source: SourceFile) = root.toPath.relativize(new File(source.file.path).getCanonicalFile.toPath).toString

  private def quoted(text: String) = "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\""
}
