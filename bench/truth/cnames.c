// What clang says every name of a C or C++ checkout means, for compare.ts.
//
//	cc -I/usr/lib/llvm-14/include bench/truth/cnames.c -L/usr/lib/llvm-14/lib -lclang -o PROGRAM
//	PROGRAM CHECKOUT BUILD > FILE
//
// BUILD has the compile_commands.json of CHECKOUT. What its commands compile is read, with the headers of CHECKOUT, each as
// the first command sees it; what the preprocessor leaves out is not. A function leads to all its declarations. Left out are
// names that are declared, names that depend on a template's parameters, and whatever leads to a file that git does not keep.
#include <clang-c/CXCompilationDatabase.h>
#include <clang-c/Index.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void *grown(void *memory, size_t count, size_t size) {
  if (count < 16 || (count & (count - 1)) == 0) memory = realloc(memory, size * (count < 16 ? 16 : count * 2));
  if (!memory) exit(3);
  return memory;
}

/// Texts and what is kept of each.
typedef struct {
  char **keys;
  int *values;
  unsigned count, room;
} Table;

static int *entry(Table *table, const char *key) {
  if (table->count * 2 >= table->room) {
    Table larger = {.room = table->room ? table->room * 2 : 1024};
    larger.keys = calloc(larger.room, sizeof *larger.keys);
    larger.values = calloc(larger.room, sizeof *larger.values);
    if (!larger.keys || !larger.values) exit(3);
    for (unsigned at = 0; at < table->room; at++)
      if (table->keys[at]) {
        int *moved = entry(&larger, table->keys[at]);
        *moved = table->values[at];
        free(table->keys[at]);
      }
    free(table->keys), free(table->values);
    *table = larger;
  }
  unsigned hash = 2166136261u;
  for (const char *of = key; *of; of++) hash = (hash ^ (unsigned char)*of) * 16777619u;
  unsigned at = hash & (table->room - 1);
  while (table->keys[at] && strcmp(table->keys[at], key) != 0) at = (at + 1) & (table->room - 1);
  if (!table->keys[at]) table->keys[at] = strdup(key), table->values[at] = -1, table->count++;
  return &table->values[at];
}

/// A place that means something, and the next one that means the same.
typedef struct {
  int file;
  unsigned line;
  int next;
} Place;

typedef struct {
  int file;
  unsigned line, column;
  char *name;
  int call;
  /// Where the declaration is that clang names, and what it is called in every file that declares it.
  Place meant;
  char *entity;
} Named;

enum { NOT_ASKED = -1, OUTSIDE = -2, UNKNOWN = -3 };

static char root[PATH_MAX];
static char **files;
static int fileCount;
static Table tracked, numbers, entities, callees, names;
/// Entities that macros declare, and where words stand in macros: there, what a macro declares is written.
static Table byMacro, inMacros;
/// Templates that are defined, and the specialisations of each: all that there is of one that is only announced.
static Table defined, specialisations;
static Place *places;
static int placeCount;
static Named *found;
static int foundCount;
/// Whether a file has been read by a former command.
static char *isRead;

static int numberOf(const char *name) {
  char path[PATH_MAX];
  size_t length = strlen(root);
  if (!realpath(name, path) || strncmp(path, root, length) != 0 || path[length] != '/') return OUTSIDE;
  int *known = entry(&tracked, path + length + 1);
  return *known < 0 ? UNKNOWN : *known;
}

/// The number of a file of the checkout, `OUTSIDE` or `UNKNOWN`.
static int fileOf(CXFile file) {
  if (!file) return OUTSIDE;
  CXString name = clang_getFileName(file);
  const char *text = clang_getCString(name);
  // Names are relative to where the command ran.
  int *known = entry(&numbers, text);
  if (*known == NOT_ASKED) *known = numberOf(text);
  clang_disposeString(name);
  return *known;
}

static Place placeOf(CXCursor cursor, unsigned *column) {
  CXFile file;
  Place place = {OUTSIDE, 0, -1};
  unsigned at;
  clang_getFileLocation(clang_getCursorLocation(cursor), &file, &place.line, column ? column : &at, NULL);
  place.file = fileOf(file);
  return place;
}

/// What a declaration is called in every file that has it: as the first declaration in its file is.
static CXString entityOf(CXCursor cursor) { return clang_getCursorUSR(clang_getCanonicalCursor(cursor)); }

static void put(Table *table, const char *entity, Place place) {
  int *first = entry(table, entity);
  for (int at = *first; at >= 0; at = places[at].next)
    if (places[at].file == place.file && places[at].line == place.line) return;
  place.next = *first;
  places = grown(places, placeCount, sizeof *places);
  places[placeCount] = place;
  *first = placeCount++;
}

/// Whether the name stands where it is declared, and is not what a macro makes there.
static int standsThere(CXCursor cursor) {
  CXFile file;
  unsigned offset;
  size_t length = 0;
  clang_getFileLocation(clang_getCursorLocation(cursor), &file, NULL, NULL, &offset);
  const char *text = clang_getFileContents(clang_Cursor_getTranslationUnit(cursor), file, &length);
  CXString spelling = clang_getCursorSpelling(cursor);
  const char *name = clang_getCString(spelling);
  size_t size = strlen(name);
  int stands = !text || size == 0 || (offset + size <= length && strncmp(text + offset, name, size) == 0);
  clang_disposeString(spelling);
  return stands;
}

static void declare(CXCursor cursor) {
  Place place = placeOf(cursor, NULL);
  if (place.file < 0) return;
  CXString text = entityOf(cursor);
  const char *usr = clang_getCString(text);
  if (usr && *usr) {
    put(&entities, usr, place);
    if (!standsThere(cursor)) *entry(&byMacro, usr) = 1;
  }
  clang_disposeString(text);
  CXCursor pattern = clang_getSpecializedCursorTemplate(cursor);
  int isTemplate = clang_getCursorKind(cursor) == CXCursor_ClassTemplate && clang_isCursorDefinition(cursor);
  if (!isTemplate && clang_Cursor_isNull(pattern)) return;
  CXString of = entityOf(isTemplate ? cursor : pattern);
  if (isTemplate) *entry(&defined, clang_getCString(of)) = 1;
  else put(&specialisations, clang_getCString(of), place);
  clang_disposeString(of);
}

/// Marks the name of what is called. `f`, `a.f` and `ns::f` are behind conversions and brackets.
static enum CXChildVisitResult markCallee(CXCursor child, CXCursor call, CXClientData none) {
  (void)call, (void)none;
  switch (clang_getCursorKind(child)) {
  case CXCursor_UnexposedExpr:
  case CXCursor_ParenExpr:
    return CXChildVisit_Recurse;
  case CXCursor_DeclRefExpr:
  case CXCursor_MemberRefExpr:
  case CXCursor_TypeRef: {
    unsigned column;
    Place place = placeOf(child, &column);
    if (place.file >= 0) {
      char position[64];
      snprintf(position, sizeof position, "%d:%u:%u", place.file, place.line, column);
      *entry(&callees, position) = 1;
    }
    return CXChildVisit_Break;
  }
  case CXCursor_NamespaceRef:
    return CXChildVisit_Continue;
  default:
    return CXChildVisit_Break;
  }
}

static enum CXChildVisitResult visit(CXCursor cursor, CXCursor parent, CXClientData none) {
  (void)parent, (void)none;
  enum CXCursorKind kind = clang_getCursorKind(cursor);
  if (clang_isPreprocessing(kind)) return CXChildVisit_Continue;
  if (clang_isDeclaration(kind)) {
    // What the system's headers declare is of no interest here.
    CXFile file;
    clang_getFileLocation(clang_getCursorLocation(cursor), &file, NULL, NULL, NULL);
    if (fileOf(file) == OUTSIDE && kind != CXCursor_LinkageSpec && kind != CXCursor_Namespace) return CXChildVisit_Continue;
    declare(cursor);
  } else if (kind == CXCursor_CallExpr) clang_visitChildren(cursor, markCallee, NULL);
  return CXChildVisit_Recurse;
}

static void readName(int file, CXTranslationUnit unit, CXToken token, CXCursor cursor) {
  CXString text = clang_getTokenSpelling(unit, token);
  const char *name = clang_getCString(text);
  Named named = {.file = file};
  CXFile in;
  clang_getFileLocation(clang_getTokenLocation(unit, token), &in, &named.line, &named.column, NULL);
  enum CXCursorKind kind = clang_getCursorKind(cursor);
  if (kind == CXCursor_MacroDefinition) put(&inMacros, name, (Place){file, named.line, -1});
  if (clang_isReference(kind) || clang_isExpression(kind) || kind == CXCursor_MacroExpansion) {
    CXCursor meant = clang_getCursorReferenced(cursor);
    // The name of what is meant: a cursor also covers the words around the name.
    CXString spelling = clang_getCursorSpelling(meant);
    const char *called = clang_getCString(spelling);
    size_t length = strlen(name);
    int isNamed = called && strncmp(called, name, length) == 0 && (called[length] == 0 || called[length] == '<');
    if (!clang_Cursor_isNull(meant) && !clang_isInvalid(clang_getCursorKind(meant)) && isNamed &&
        clang_getCursorKind(meant) != CXCursor_OverloadedDeclRef) {
      unsigned column;
      CXCursor pattern = clang_getSpecializedCursorTemplate(meant);
      // A namespace of which others are the first to speak is not the checkout's; what clang declares for itself is where it is used.
      named.meant = placeOf(clang_getCursorKind(meant) == CXCursor_Namespace ? clang_getCanonicalCursor(meant) : meant, &column);
      if (named.meant.file == file && named.meant.line == named.line && column == named.column) named.meant.file = OUTSIDE;
      CXString usr = entityOf(clang_Cursor_isNull(pattern) ? meant : pattern);
      char position[64];
      snprintf(position, sizeof position, "%d:%u:%u", file, named.line, named.column);
      named.entity = strdup(clang_getCString(usr));
      named.name = strdup(name);
      named.call = kind == CXCursor_MacroExpansion ? clang_Cursor_isMacroFunctionLike(meant) : *entry(&callees, position) == 1;
      clang_disposeString(usr);
      int *known = entry(&names, position);
      if (named.meant.file != UNKNOWN && *known < 0) {
        *known = foundCount;
        found = grown(found, foundCount, sizeof *found);
        found[foundCount++] = named;
      }
    }
    clang_disposeString(spelling);
  }
  clang_disposeString(text);
}

static void readFile(CXFile file, CXSourceLocation *stack, unsigned depth, CXClientData given) {
  (void)stack, (void)depth;
  CXTranslationUnit unit = given;
  int number = fileOf(file);
  if (number < 0 || isRead[number]) return;
  isRead[number] = 1;
  size_t length = 0;
  if (!clang_getFileContents(unit, file, &length)) return;
  CXSourceRange range = clang_getRange(clang_getLocationForOffset(unit, file, 0),
                                       clang_getLocationForOffset(unit, file, (unsigned)length));
  CXToken *tokens;
  unsigned count;
  clang_tokenize(unit, range, &tokens, &count);
  CXCursor *cursors = malloc(sizeof *cursors * (count + 1));
  if (!cursors) exit(3);
  clang_annotateTokens(unit, tokens, count, cursors);
  for (unsigned at = 0; at < count; at++)
    if (clang_getTokenKind(tokens[at]) == CXToken_Identifier) readName(number, unit, tokens[at], cursors[at]);
  free(cursors);
  clang_disposeTokens(unit, tokens, count);
}

static void compile(CXIndex index, CXCompileCommand command) {
  CXString folder = clang_CompileCommand_getDirectory(command), name = clang_CompileCommand_getFilename(command);
  const char *words[1024];
  CXString texts[1024];
  int count = 0, given = (int)clang_CompileCommand_getNumArgs(command);
  for (int at = 0; at < given && at < 1000; at++) {
    texts[at] = clang_CompileCommand_getArg(command, (unsigned)at);
    words[count++] = clang_getCString(texts[at]);
  }
  words[count++] = "-Wno-everything";
  words[count++] = "-ferror-limit=0";
  CXTranslationUnit unit = NULL;
  memset(&numbers, 0, sizeof numbers);
  if (chdir(clang_getCString(folder)) == 0)
    clang_parseTranslationUnit2FullArgv(index, NULL, words, count, NULL, 0,
                                        CXTranslationUnit_DetailedPreprocessingRecord | CXTranslationUnit_KeepGoing, &unit);
  if (unit) {
    unsigned errors = 0;
    for (unsigned at = 0; at < clang_getNumDiagnostics(unit); at++) {
      CXDiagnostic said = clang_getDiagnostic(unit, at);
      if (clang_getDiagnosticSeverity(said) >= CXDiagnostic_Error && errors++ == 0) {
        CXString text = clang_formatDiagnostic(said, clang_defaultDiagnosticDisplayOptions());
        fprintf(stderr, "%s\n", clang_getCString(text));
        clang_disposeString(text);
      }
      clang_disposeDiagnostic(said);
    }
    fprintf(stderr, "%s: %u errors\n", clang_getCString(name), errors);
    clang_visitChildren(clang_getTranslationUnitCursor(unit), visit, NULL);
    clang_getInclusions(unit, readFile, unit);
    clang_disposeTranslationUnit(unit);
  } else fprintf(stderr, "%s: not read\n", clang_getCString(name));
  for (int at = 0; at < given && at < 1000; at++) clang_disposeString(texts[at]);
  clang_disposeString(folder), clang_disposeString(name);
}

static void printText(const char *text) {
  putchar('"');
  for (; *text; text++) {
    if (*text == '"' || *text == '\\') putchar('\\');
    putchar(*text);
  }
  putchar('"');
}

static int printed;
static void printPlace(Place place) {
  printf(printed++ ? ",{\"file\":" : "{\"file\":");
  printText(files[place.file]);
  printf(",\"line\":%u}", place.line);
}

static void printPlaces(Table *table, const char *key, Place but) {
  for (int of = *entry(table, key); of >= 0; of = places[of].next)
    if (places[of].file != but.file || places[of].line != but.line) printPlace(places[of]);
}

int main(int argc, char **argv) {
  if (argc != 3 || !realpath(argv[1], root)) return fprintf(stderr, "usage: %s CHECKOUT BUILD > FILE\n", argv[0]), 2;
  char command[PATH_MAX + 64], line[PATH_MAX];
  snprintf(command, sizeof command, "git -C '%s' ls-files -z", root);
  FILE *list = popen(command, "r");
  for (int length = 0, letter; list && (letter = fgetc(list)) != EOF;) {
    line[length++] = (char)letter;
    if (letter != 0 && length < PATH_MAX) continue;
    files = grown(files, fileCount, sizeof *files);
    files[fileCount] = strdup(line);
    *entry(&tracked, line) = fileCount++;
    length = 0;
  }
  if (!list || pclose(list) != 0) return 1;
  isRead = calloc(fileCount + 1, 1);

  CXCompilationDatabase_Error error;
  CXCompilationDatabase database = clang_CompilationDatabase_fromDirectory(argv[2], &error);
  if (error) return fprintf(stderr, "%s has no compile_commands.json.\n", argv[2]), 1;
  CXCompileCommands commands = clang_CompilationDatabase_getAllCompileCommands(database);
  CXIndex index = clang_createIndex(0, 0);
  for (unsigned at = 0; at < clang_CompileCommands_getSize(commands); at++)
    compile(index, clang_CompileCommands_getCommand(commands, at));

  for (int at = 0; at < foundCount; at++) {
    Named named = found[at];
    printf("{\"file\":");
    printText(files[named.file]);
    printf(",\"line\":%u,\"column\":%u,\"name\":\"%s\",\"call\":%s,\"targets\":[", named.line, named.column, named.name,
           named.call ? "true" : "false");
    printed = 0;
    if (named.meant.file >= 0) printPlace(named.meant);
    if (named.meant.file >= 0 && *named.entity) {
      printPlaces(&entities, named.entity, named.meant);
      if (*entry(&defined, named.entity) != 1) printPlaces(&specialisations, named.entity, named.meant);
      if (*entry(&byMacro, named.entity) == 1) printPlaces(&inMacros, named.name, named.meant);
    }
    printf("]}\n");
  }
  return 0;
}
