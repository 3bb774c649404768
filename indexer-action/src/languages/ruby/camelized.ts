/** The name of a class by convention: `BlogPost` for `blog_post`. */
export const camelized = (name: string): string =>
  name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
