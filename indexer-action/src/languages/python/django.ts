/**
 * What is known of Django without its source: names as imports spell them.
 */

/** A relation of a model: reading the field gives an instance of the other model. */
export const isRelation = (name: string): boolean => /^django\..*\b(ForeignKey|OneToOneField|ParentalKey)$/.test(name)

/** Makes a manager class with the methods of a query set. */
export const makesManager = (name: string): boolean => /^django\..*Manager\.from_queryset$/.test(name)

/** Makes a manager with the methods of the query set that it is called on. */
export const isManagerOf = (name: string): boolean => /^django\..*QuerySet\.as_manager$/.test(name)
