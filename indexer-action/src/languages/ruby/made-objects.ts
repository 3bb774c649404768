/**
 * What a framework calls on an object that it makes of a class: a job's `perform` for `perform_later`, a message of a mailer for the
 * method of that name.
 */
import type { Call, Flow } from './flow.ts'
import type { ClassValue } from './values.ts'

const JOB = /^(ActiveJob::Base|ApplicationJob|Sidekiq::(Job|Worker|IterableJob))$/
const MAILER = /^(ActionMailer::Base|ApplicationMailer)$/
/** Of some the first argument is when. */
const PERFORMS = /^perform_(later|now|async|sync|inline|bulk|(in|at))$/

/** Whether it is such a call. */
export function callOnMade(flow: Flow, call: Call, value: ClassValue): boolean {
  const line = flow.program.classes.line(value.of)
  const isJob = line.some(({ name }) => JOB.test(name))
  if (!isJob && !line.some(({ name }) => MAILER.test(name))) return false
  const object = flow.values.object(value.of)
  if (call.name === (isJob ? 'set' : 'with')) {
    flow.nodes.add(call.result, isJob ? value : object)
    return true
  }
  const performs = PERFORMS.exec(call.name)
  if (isJob && !performs) return false
  // Many are given as a list of what each takes.
  const args = performs?.[1] === 'bulk' ? [] : performs?.[2] === undefined ? call.args : call.args.slice(1)
  const methods = flow.found(object, isJob ? 'perform' : call.name, call.place)
  // A message is sent later, and so is a job performed.
  const result = performs?.[1] === 'now' ? call.result : -1
  for (const method of methods) flow.enter({ ...call, args, result }, method, object)
  return methods.length > 0
}
