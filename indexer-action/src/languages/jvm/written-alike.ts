/** What Kotlin and Scala write alike: constructors of what is extended, functions in functions, objects without a class, values in texts. */
import { chooseNearest, takes } from '../kotlin/callables.ts'
import { argumentsOf, sayNamed } from '../kotlin/calling.ts'
import { finish } from '../nominal/call-results.ts'
import {
  after,
  type BlockFrame,
  type Evaluation,
  evaluate,
  evaluateChildren,
  operand,
  read,
  toClass,
} from '../nominal/evaluation.ts'
import { bindingsOf } from '../nominal/inheritance.ts'
import { destinationOf } from '../nominal/say-found.ts'
import { classType } from '../nominal/types.ts'
import { headOf } from './class-heads.ts'

read({
  superCall: (e, at) => {
    e.delegates = true
    const type = evaluate(e, at + 4)
    const { frames } = e
    e.frames = headOf(frames)
    const args = argumentsOf(e, after(e, at + 4), after(e, at))
    const cls = type?.is === 'class' ? type : undefined
    const candidates = cls?.of.constructors.filter((one) => takes(one, args)) ?? []
    const chosen = cls ? chooseNearest(e, candidates, args, undefined) : []
    const member = chosen.length === 1 ? chosen[0] : undefined
    if (cls && cls.of.external === undefined) {
      const destination = chosen.some((one) => one.symbol !== undefined) ? destinationOf(chosen) : toClass(cls.of)
      const evidence = chosen.length > 1 && destination.to === 'one_of' ? 'ambiguous' : 'type'
      e.out.occurrence({
        line: operand(e, at, 0),
        column: operand(e, at, 1),
        length: cls.of.name.length,
        use: 'call',
        destination,
        from: e.from,
        evidence,
      })
    }
    sayNamed(e, chosen, args)
    finish(e, args, member, cls ? bindingsOf(cls) : new Map(), undefined)
    e.frames = frames
    return undefined
  },
  localFunction: (e, at) => {
    const member = e.file.members[operand(e, at, 0)]?.[operand(e, at, 1)]
    const frame = innermostBlock(e)
    if (member && frame) {
      frame.functions ??= new Map()
      const list = frame.functions.get(member.text.name)
      if (list) list.push(member)
      else frame.functions.set(member.text.name, [member])
    }
    evaluate(e, at + 4)
    return undefined
  },
  objectLiteral: (e, at) => {
    evaluate(e, at + 3)
    const cls = e.file.classes[operand(e, at, 0)]
    return cls && classType(cls)
  },
  text: (e, at) => {
    evaluateChildren(e, at, at + 2)
    const cls = e.program.dialect.standard.inTable('String')
    return cls && classType(cls)
  },
})

function innermostBlock(e: Evaluation): BlockFrame | undefined {
  return e.frames.findLast((frame): frame is BlockFrame => frame.is === 'block')
}
