/** Kotlin's functions of files of which `kotlin-types.ts` does not tell, in the notation of `standard.ts`. */
export const FILE_FUNCTIONS = `f kotlin.io
extension^(File):String;nameWithoutExtension^(File):String;invariantSeparatorsPath^(File):String;resolve^(File,File)File;resolve^(File,String)File;resolveSibling^(File,File)File;resolveSibling^(File,String)File;relativeTo^(File,File)File;relativeToOrSelf^(File,File)File;relativeToOrNull^(File,File)File;toRelativeString^(File,File)String;normalize^(File)File;copyTo^(File,File,Boolean=,Int=)File;copyRecursively^(File,File,Boolean=,Function2<File,IOException,Any>=)Boolean;deleteRecursively^(File)Boolean;startsWith^(File,File)Boolean;startsWith^(File,String)Boolean;endsWith^(File,File)Boolean;endsWith^(File,String)Boolean
`
