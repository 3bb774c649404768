using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

/// <summary>
/// What Roslyn says every name of a checkout means, for compare.ts. csharp.ts compiles and runs it:
///
///   dotnet CSharpNames.dll CHECKOUT ASSEMBLIES FOLDER … [+SYMBOL …] > FILE
///
/// Reads the sources in these folders of CHECKOUT as one program, which refers to the libraries in the folder ASSEMBLIES alone: what the
/// types of another package decide counts for nobody. +SYMBOL defines one for the preprocessor; what its branches leave out counts
/// for nobody either. Names of namespaces, of arguments, and in the directives that use namespaces are left out.
/// </summary>
static class CSharpNames
{
    static string root;

    static int Main(string[] args)
    {
        var folders = args.Skip(2).Where(arg => !arg.StartsWith("+")).ToList();
        if (args.Length < 3 || folders.Count == 0)
        {
            Console.Error.WriteLine("Arguments: CHECKOUT ASSEMBLIES FOLDER … [+SYMBOL …]");
            return 2;
        }
        root = Path.GetFullPath(args[0]).TrimEnd('/') + "/";
        var symbols = args.Skip(2).Where(arg => arg.StartsWith("+")).Select(arg => arg.Substring(1));
        var options = new CSharpParseOptions(LanguageVersion.Latest, DocumentationMode.None, preprocessorSymbols: symbols);
        var trees = folders
            .SelectMany(folder => Directory.EnumerateFiles(root + folder, "*.cs", SearchOption.AllDirectories))
            .Where(path => !path.Contains("/obj/") && !path.Contains("/bin/"))
            .Distinct()
            .OrderBy(path => path, StringComparer.Ordinal)
            .Select(path => CSharpSyntaxTree.ParseText(File.ReadAllText(path), options, path))
            .ToList();
        var references = Directory.EnumerateFiles(args[1], "*.dll").Select(path => MetadataReference.CreateFromFile(path));
        var compiled = new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, allowUnsafe: true);
        var program = CSharpCompilation.Create("checkout", trees, references, compiled);
        using var output = new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(false));
        foreach (var tree in trees) new Names(program.GetSemanticModel(tree), output).Visit(tree.GetRoot());
        return 0;
    }

    class Names : CSharpSyntaxWalker
    {
        readonly SemanticModel model;
        readonly TextWriter output;

        public Names(SemanticModel model, TextWriter output)
        {
            this.model = model;
            this.output = output;
        }

        public override void VisitUsingDirective(UsingDirectiveSyntax node)
        {
        }

        public override void VisitNameColon(NameColonSyntax node)
        {
        }

        public override void VisitIdentifierName(IdentifierNameSyntax node)
        {
            if (!node.IsVar) Name(node);
        }

        public override void VisitGenericName(GenericNameSyntax node)
        {
            Name(node);
            base.VisitGenericName(node);
        }

        void Name(SimpleNameSyntax node)
        {
            var symbol = model.GetSymbolInfo(node).Symbol;
            if (symbol == null || symbol.Kind == SymbolKind.Namespace || symbol.Kind == SymbolKind.ErrorType) return;
            var meant = new List<ISymbol> { Declared(symbol) };
            var made = MadeBy(node);
            var call = made != null || (symbol is IMethodSymbol && IsCalled(node));
            // An attribute's name means its constructor, and a class that has none of its own is what was written.
            if (symbol is IMethodSymbol { MethodKind: MethodKind.Constructor } own) meant.Add(own.ContainingType.OriginalDefinition);
            if (made != null)
            {
                if (!(model.GetSymbolInfo(made).Symbol is IMethodSymbol constructor)) return;
                meant.Add(constructor.OriginalDefinition);
            }
            if (model.GetAliasInfo(node) is IAliasSymbol alias) meant.Add(alias);
            if (symbol is IMethodSymbol method && MayMeanAnother(method)) return;
            // A setter's `value`, and what else nobody wrote.
            if (symbol.IsImplicitlyDeclared && !(symbol is IMethodSymbol)) return;
            var targets = meant.SelectMany(PlacesOf).Distinct();
            var at = node.Identifier.GetLocation().GetLineSpan().StartLinePosition;
            output.WriteLine($"{{\"file\":{Quoted(Relative(node.SyntaxTree.FilePath))},\"line\":{at.Line + 1},\"column\":{at.Character + 1},\"name\":{Quoted(node.Identifier.Text)},\"call\":{(call ? "true" : "false")},\"targets\":[{string.Join(",", targets)}]}}");
        }

        static ISymbol Declared(ISymbol symbol) => symbol is IMethodSymbol { ReducedFrom: IMethodSymbol whole } ? whole.OriginalDefinition : symbol.OriginalDefinition;

        /// <summary>Whether an overload takes something of a missing type: then Roslyn's choice is a guess.</summary>
        static bool MayMeanAnother(IMethodSymbol method) =>
            method.ContainingType != null && method.ContainingType.GetMembers(method.Name).OfType<IMethodSymbol>().SelectMany(other => other.Parameters).Any(parameter => parameter.Type.TypeKind == TypeKind.Error);

        static bool IsCalled(SimpleNameSyntax node)
        {
            SyntaxNode named = node;
            if (node.Parent is MemberAccessExpressionSyntax access && access.Name == node) named = access;
            else if (node.Parent is MemberBindingExpressionSyntax bound && bound.Name == node) named = bound;
            return named.Parent is InvocationExpressionSyntax call && call.Expression == named;
        }

        /// <summary>The expression that makes an object of the class that is named here, or null.</summary>
        static ObjectCreationExpressionSyntax MadeBy(SimpleNameSyntax node)
        {
            SyntaxNode named = node;
            while (named.Parent is QualifiedNameSyntax qualified && qualified.Right == named) named = qualified;
            return named.Parent is ObjectCreationExpressionSyntax made && made.Type == named ? made : null;
        }
    }

    /// <summary>Places in the checkout, as JSON.</summary>
    static IEnumerable<string> PlacesOf(ISymbol symbol)
    {
        var parts = new List<ISymbol> { symbol };
        if (symbol is IMethodSymbol { PartialImplementationPart: IMethodSymbol written }) parts.Add(written);
        return parts
            .SelectMany(part => part.Locations)
            .Where(location => location.IsInSource)
            .Select(location => $"{{\"file\":{Quoted(Relative(location.SourceTree.FilePath))},\"line\":{location.GetLineSpan().StartLinePosition.Line + 1}}}");
    }

    static string Relative(string path) => path.StartsWith(root) ? path.Substring(root.Length) : path;

    static string Quoted(string text) => '"' + text.Replace("\\", "\\\\").Replace("\"", "\\\"") + '"';
}
