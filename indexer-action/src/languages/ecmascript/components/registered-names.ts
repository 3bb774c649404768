/**
 * What frameworks find without an import is global under a name that nothing in code can have: components by their tags, and what
 * certain folders export.
 */

/** Begins the name of a component where a tag names it and nothing is imported under that name: `<UserCard`. */
export const OF_TAG = '<'
/** Begins the name of an export that components and others see without importing it: `>useUser`. */
export const AUTO_IMPORTED = '>'
/** A global name as a file that uses it has it. */
export const writtenOf = (global: string): string =>
  global.startsWith(AUTO_IMPORTED) ? global.slice(AUTO_IMPORTED.length) : global
/** Files of these folders export to all others. */
export const AUTO_IMPORTED_FILE = /(?:^|\/)(?:composables|utils)\/(?:[^/]+\/)*[^/.]+\.[jt]s$/
/** Begins the names under which Nuxt loads components when they are needed: `<LazyUserCard`. */
export const LAZY = `${AUTO_IMPORTED}${OF_TAG}Lazy`
/** Modules that Nuxt generates, of all components and of what is seen without an import, with what begins the global names of that. */
const GENERATED_MODULES: ReadonlyMap<string, string> = new Map([
  ['#components', OF_TAG],
  ['#imports', ''],
])

/** The global name of what is imported from a module that Nuxt generates; of any other module, undefined. */
export function generatedName(specifier: string, name: string): string | undefined {
  const beginning = GENERATED_MODULES.get(specifier)
  return beginning === undefined ? undefined : beginning + name
}

const OF_VUE =
  /^(?:ref|computed|useTemplateRef|reactive|readonly|shallowRef|shallowReactive|toRefs?|toValue|toRaw|unref|markRaw|watch|watchEffect|nextTick|provide|inject|on[A-Z]\w+ed|onBefore[A-Z]\w+|effectScope|customRef)$/

/** Whether a function of Vue has that name. */
export const isNameOfVue = (name: string): boolean => OF_VUE.test(name)
/** Whether a name that nothing declares is a function of Vue there: such files see these without an import, too. */
export const isOfVue = (name: string, path: string): boolean => OF_VUE.test(name) && AUTO_IMPORTED_FILE.test(path)

/** What Nuxt lets all files see that have no function of that name themselves. */
export const OF_NUXT: ReadonlySet<string> = new Set(
  (
    '$fetch useFetch useLazyFetch useAsyncData useLazyAsyncData useNuxtData useState useCookie useNuxtApp useRuntimeConfig ' +
    'useAppConfig useRoute useRouter useHead useSeoMeta useError useRequestEvent useRequestFetch useRequestHeaders useRequestURL ' +
    'navigateTo abortNavigation createError showError clearError clearNuxtData refreshNuxtData prefetchComponents preloadRouteComponents ' +
    'defineNuxtConfig defineNuxtPlugin defineNuxtRouteMiddleware definePageMeta'
  ).split(' '),
)
