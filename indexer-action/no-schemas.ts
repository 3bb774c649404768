/**
 * Replaces zod in the bundle's worker threads. They use the contract's constants and validate nothing, and zod with the
 * contract's schemas would be a third of what each of them compiles before its first file.
 *
 * Building a schema always gives the same inert value; validating with it throws. If the contract uses a function of
 * zod that is not named here, bundling fails.
 */
const nothing: CallableFunction = new Proxy(() => nothing, {
  get(_, name) {
    if (/parse|decode|encode/i.test(String(name))) throw new Error('a worker thread has no schemas')
    return nothing
  },
})

export {
  nothing as array,
  nothing as base64,
  nothing as boolean,
  nothing as discriminatedUnion,
  nothing as enum,
  nothing as int,
  nothing as json,
  nothing as literal,
  nothing as number,
  nothing as object,
  nothing as record,
  nothing as strictObject,
  nothing as string,
  nothing as tuple,
  nothing as union,
}
