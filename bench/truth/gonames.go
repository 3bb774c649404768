// What go/types says every name of a checkout means, for compare.ts.
//
//	go run bench/truth/gonames.go CHECKOUT [FOLDER …] > FILE
//
// CHECKOUT has a go.mod, and may have more below. Packages of these modules are found by their paths, the standard library by its
// sources; what other modules declare counts for nobody. Files for other systems are left out, as the compiler does.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/build"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"regexp"
	"sort"
	"strings"
	"unicode/utf16"
)

type place struct {
	File string `json:"file"`
	Line int    `json:"line"`
}

type named struct {
	File    string  `json:"file"`
	Line    int     `json:"line"`
	Column  int     `json:"column"`
	Name    string  `json:"name"`
	Call    bool    `json:"call"`
	Targets []place `json:"targets"`
}

type checkout struct {
	root     string
	modules  []module
	files    *token.FileSet
	known    map[string]*types.Package
	standard types.Importer
	texts    map[string][]byte
}

type module struct{ folder, path string }

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "Arguments: CHECKOUT [FOLDER …]")
		os.Exit(2)
	}
	root, err := filepath.Abs(os.Args[1])
	if err != nil {
		panic(err)
	}
	c := &checkout{root: root, modules: modulesIn(root), files: token.NewFileSet(), known: map[string]*types.Package{}, texts: map[string][]byte{}}
	c.standard = importer.ForCompiler(c.files, "source", nil)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	encoder := json.NewEncoder(out)
	for _, folder := range folders(root, os.Args[2:]) {
		for _, files := range c.packagesIn(folder) {
			info := &types.Info{Uses: map[*ast.Ident]types.Object{}}
			c.check(c.pathOf(folder), files, info)
			for _, one := range c.names(files, info) {
				if err := encoder.Encode(one); err != nil {
					panic(err)
				}
			}
		}
	}
}

// modulesIn gives the longest paths first.
func modulesIn(root string) []module {
	clause := regexp.MustCompile(`(?m)^module\s+"?([^\s"]+)`)
	var found []module
	for _, folder := range folders(root, nil) {
		text, err := os.ReadFile(filepath.Join(folder, "go.mod"))
		if named := clause.FindSubmatch(text); err == nil && named != nil {
			found = append(found, module{folder, string(named[1])})
		}
	}
	sort.SliceStable(found, func(a, b int) bool { return len(found[a].path) > len(found[b].path) })
	return found
}

func folders(root string, under []string) []string {
	if len(under) == 0 {
		under = []string{"."}
	}
	var found []string
	for _, folder := range under {
		err := filepath.WalkDir(filepath.Join(root, folder), func(path string, entry os.DirEntry, err error) error {
			if err != nil || !entry.IsDir() {
				return err
			}
			name := entry.Name()
			if path != root && (strings.HasPrefix(name, ".") || strings.HasPrefix(name, "_") || name == "vendor" || name == "testdata") {
				return filepath.SkipDir
			}
			found = append(found, path)
			return nil
		})
		if err != nil {
			panic(err)
		}
	}
	return found
}

// pathOf gives the path of a folder's package in the innermost module around it.
func (c *checkout) pathOf(folder string) string {
	path, nearest := folder, ""
	for _, one := range c.modules {
		rest, err := filepath.Rel(one.folder, folder)
		if err != nil || strings.HasPrefix(rest, "..") || len(one.folder) <= len(nearest) {
			continue
		}
		nearest, path = one.folder, one.path
		if rest != "." {
			path += "/" + filepath.ToSlash(rest)
		}
	}
	return path
}

// folderOf gives the folder of a package of the checkout, or nothing.
func (c *checkout) folderOf(path string) string {
	for _, one := range c.modules {
		if path == one.path || strings.HasPrefix(path, one.path+"/") {
			folder := filepath.Join(one.folder, strings.TrimPrefix(path, one.path))
			if _, err := os.Stat(folder); err == nil {
				return folder
			}
		}
	}
	return ""
}

// packagesIn parses a folder: its package with the tests inside it, and the package of the tests outside it.
func (c *checkout) packagesIn(folder string) [][]*ast.File {
	entries, _ := os.ReadDir(folder)
	byName := map[string][]*ast.File{}
	for _, entry := range entries {
		name := entry.Name()
		if fits, err := build.Default.MatchFile(folder, name); !strings.HasSuffix(name, ".go") || err != nil || !fits {
			continue
		}
		if file, err := parser.ParseFile(c.files, filepath.Join(folder, name), nil, parser.SkipObjectResolution); err == nil {
			byName[file.Name.Name] = append(byName[file.Name.Name], file)
		}
	}
	var packages [][]*ast.File
	for _, files := range byName {
		packages = append(packages, files)
	}
	sort.Slice(packages, func(a, b int) bool { return packages[a][0].Pos() < packages[b][0].Pos() })
	return packages
}

func (c *checkout) check(path string, files []*ast.File, info *types.Info) *types.Package {
	config := types.Config{Importer: c, Error: func(error) {}, FakeImportC: true}
	checked, _ := config.Check(path, c.files, files, info)
	return checked
}

// Import finds a package of the checkout or of the standard library.
func (c *checkout) Import(path string) (*types.Package, error) {
	if folder := c.folderOf(path); folder != "" {
		if known, ok := c.known[path]; ok {
			return known, nil
		}
		c.known[path] = nil
		for _, files := range c.packagesIn(folder) {
			var own []*ast.File
			for _, file := range files {
				if !strings.HasSuffix(c.files.Position(file.Pos()).Filename, "_test.go") {
					own = append(own, file)
				}
			}
			if len(own) > 0 {
				c.known[path] = c.check(path, own, nil)
			}
		}
		if c.known[path] != nil {
			return c.known[path], nil
		}
	} else if !strings.Contains(strings.Split(path, "/")[0], ".") {
		return c.standard.Import(path)
	}
	return nil, fmt.Errorf("%s is not here", path)
}

func (c *checkout) names(files []*ast.File, info *types.Info) []named {
	var found []named
	for _, file := range files {
		called := map[*ast.Ident]bool{}
		ast.Inspect(file, func(node ast.Node) bool {
			if call, ok := node.(*ast.CallExpr); ok {
				if name := nameIn(call.Fun); name != nil {
					called[name] = true
				}
			}
			return true
		})
		ast.Inspect(file, func(node ast.Node) bool {
			name, ok := node.(*ast.Ident)
			if !ok {
				return true
			}
			object := info.Uses[name]
			if _, isPackage := object.(*types.PkgName); object == nil || isPackage || name.Name == "_" {
				return true
			}
			_, isType := object.(*types.TypeName)
			one := named{Name: name.Name, Call: called[name] && !isType, Targets: []place{}}
			one.File, one.Line, one.Column = c.at(name.Pos())
			if target := originOf(object); target.Pos().IsValid() {
				if file, line, _ := c.at(target.Pos()); !strings.HasPrefix(file, "..") {
					one.Targets = append(one.Targets, place{file, line})
				}
			}
			found = append(found, one)
			return true
		})
	}
	return found
}

// originOf gives what a generic declaration says for what is instantiated of it.
func originOf(object types.Object) types.Object {
	switch object := object.(type) {
	case *types.Func:
		return object.Origin()
	case *types.Var:
		return object.Origin()
	}
	return object
}

func nameIn(called ast.Expr) *ast.Ident {
	switch called := called.(type) {
	case *ast.Ident:
		return called
	case *ast.SelectorExpr:
		return called.Sel
	case *ast.ParenExpr:
		return nameIn(called.X)
	case *ast.IndexExpr:
		return nameIn(called.X)
	case *ast.IndexListExpr:
		return nameIn(called.X)
	}
	return nil
}

// at gives a file, a line and a column in UTF-16 units, both from 1 on.
func (c *checkout) at(pos token.Pos) (string, int, int) {
	position := c.files.Position(pos)
	text, ok := c.texts[position.Filename]
	if !ok {
		text, _ = os.ReadFile(position.Filename)
		c.texts[position.Filename] = text
	}
	column := position.Column
	if start := position.Offset - position.Column + 1; position.Offset <= len(text) && start >= 0 {
		column = len(utf16.Encode([]rune(string(text[start:position.Offset])))) + 1
	}
	file, _ := filepath.Rel(c.root, position.Filename)
	return filepath.ToSlash(file), position.Line, column
}
