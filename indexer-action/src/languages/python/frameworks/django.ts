/**
 * What is known of Django without its source: names as imports spell them.
 */

/** A relation of a model: reading the field gives an instance of the other model. */
export const isRelation = (name: string): boolean => /^django\..*\b(ForeignKey|OneToOneField|ParentalKey)$/.test(name)

/** A relation to any number of objects of the other model: reading the field gives a manager. */
export const isRelationToMany = (name: string): boolean => /^django\..*\bManyToManyField$/.test(name)

/** A field that holds a value. */
export const isField = (name: string): boolean => /^django\..*\.\w+Field$/.test(name)

/** Makes a manager class with the methods of a query set. */
export const makesManager = (name: string): boolean => /^django\..*Manager\.from_queryset$/.test(name)

/** Makes a manager with the methods of the query set that it is called on. */
export const isManagerOf = (name: string): boolean => /^django\..*QuerySet\.as_manager$/.test(name)

/** Gives an object of the model, manager or query set that is its first argument. */
export const findsObject = (name: string): boolean => /^django\.shortcuts\.a?get_object_or_404$/.test(name)

/** Gives a list of them. */
export const findsObjects = (name: string): boolean => /^django\.shortcuts\.a?get_list_or_404$/.test(name)

/** Gives the model that users log in with. */
export const findsUsers = (name: string): boolean => /^django\.contrib\.auth(\.models)?\.get_user_model$/.test(name)

/** Makes a function what a signal calls. */
export const marksReceiver = (name: string): boolean => /^django\.dispatch(\.dispatcher)?\.receiver$/.test(name)

/** Has a signal call its first argument. */
export const connectsSignal = (name: string): boolean => /^django\..*signals?\.\w+\.connect$/.test(name)
