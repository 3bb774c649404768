/**
 * What is known of Django where it is not part of the repository: names as imports spell them.
 */

/** A relation of a model: what a model has under that name is one of the other model. */
export const isRelation = (name: string): boolean => /^django\..*\b(ForeignKey|OneToOneField|ParentalKey)$/.test(name)

/** A manager class with the methods of a query set. */
export const makesManager = (name: string): boolean => /^django\..*Manager\.from_queryset$/.test(name)

/** A manager with the methods of the query set that it is asked of. */
export const isManagerOf = (name: string): boolean => /^django\..*QuerySet\.as_manager$/.test(name)
