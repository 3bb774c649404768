/** React Hook Form. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a form has the values that are written, or those of its schema, and hands them to what is submitted and watched', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "react-hook-form": "7", "@hookform/resolvers": "5", "zod": "4" } }',
    'form.tsx': `import { zodResolver } from '@hookform/resolvers/zod'
import { type SubmitHandler, useFieldArray, useForm, useFormContext, type UseFormReturn, useWatch } from 'react-hook-form'
import { z } from 'zod'
const schema = z.object({ email: z.string(), tags: z.array(z.object({ label: z.string() })) })
type Values = z.infer<typeof schema>
export function Form() {
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: { email: '' } })
//                                                                               ^ write form.tsx schema.email
  const { handleSubmit, formState: { errors }, watch, control } = form
  const save: SubmitHandler<Values> = (values) => values.email
//                                                       ^ read form.tsx schema.email
  form.handleSubmit(async (values) => values.tags[0].label)
//                                           ^ read form.tsx schema.tags
//                                                   ^ read form.tsx schema.tags.label
  form.getValues().email
//                 ^ read form.tsx schema.email
  watch().tags[0].label
//                ^ read form.tsx schema.tags.label
  errors.email?.message
//       ^ read form.tsx schema.email
  form.reset({ email: 'a' })
//             ^ write form.tsx schema.email
  const { fields, append } = useFieldArray({ control, name: 'tags' })
  fields[0].label
//          ^ read form.tsx schema.tags.label
  append({ label: 'a' })
//         ^ write form.tsx schema.tags.label
  useWatch({ control, name: 'tags' })[0].label
//                                       ^ read form.tsx schema.tags.label
  return <form onSubmit={handleSubmit((values) => values.email)}></form>
//                                                       ^ read form.tsx schema.email
}
export function Checked({ form: given }: { form: UseFormReturn<Values> }) {
  const form = useForm({ resolver: zodResolver(schema) })
  form.handleSubmit((values) => values.email)
//                                     ^ read form.tsx schema.email
  const simple = useForm({ defaultValues: { age: 1 } })
  simple.handleSubmit((values) => values.age)
//                                       ^ read variable age of line 37
  given.getValues('tags')[0].label
//                           ^ read form.tsx schema.tags.label
  useFormContext<Values>().setValue('email', '')
//                         ^ call npm:react-hook-form UseFormReturn.setValue
}
`,
  })
})
