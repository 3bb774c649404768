/** Laravel's routes: the methods of a controller that they call without naming them. */

/** What a controller answers with that is named as a whole. */
export const RESOURCE = ['index', 'create', 'store', 'show', 'edit', 'update', 'destroy']
/** What a class does that is named in the place of a function. */
const INVOKED = ['__invoke']

/** `Route::resource('photos', Photos::class)`, `Route::get('/', Home::class)` */
export function answersRoute(method: string): { owner: number; names: readonly string[] } | undefined {
  if (/^Route\.(?:api)?(?:Resource|resource|Singleton|singleton)$/.test(method)) return { owner: 1, names: RESOURCE }
  if (/^Route\.(?:get|post|put|patch|delete|options|any)$/.test(method)) return { owner: 1, names: INVOKED }
  return method === 'Route.match' ? { owner: 2, names: INVOKED } : undefined
}
