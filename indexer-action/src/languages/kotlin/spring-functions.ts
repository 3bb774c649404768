/** Spring Data's functions for Kotlin, in the notation of `standard.ts`. */
export const SPRING_FUNCTIONS = `f org.springframework.data.repository
<T,ID>findByIdOrNull^(org.springframework.data.repository.CrudRepository<T,ID>,ID)T
`
