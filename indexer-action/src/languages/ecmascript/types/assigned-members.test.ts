/** Members that are assigned from one another. */
import { expect, test } from 'vitest'
import { processorTimeOf } from '../../../../../test/setup/processor-time.ts'
import { expectLinks } from '../../../testing/carets.ts'

test('a declared member is the declared one, however often it is assigned another', async () => {
  await expectLinks({
    'a.ts': `interface Node { left: Node; right: Node; above: Node; size: number }
export function turn(node: Node) {
  node.left = node.right
//     ^ write a.ts Node.left
//                 ^ read a.ts Node.right
  node.left = node.above
  node.right = node.left
//                  ^ read a.ts Node.left
  node.right = node.above
  node.above = node.left
//     ^ write a.ts Node.above
  node.above.size
//           ^ read a.ts Node.size
}
let box: { one(): void; two: () => void; three: () => void }
box.one = box.two
box.one = box.three
box.two = box.one
box.two = box.three
box.three = box.one
box.three()
//  ^ call a.ts three
`,
  })
})

test('members of a literal that are assigned one another are those of the literal', async () => {
  await expectLinks({
    'a.js': `const box = { one: 1, two: 2, three: 3, four: 4 }
box.one = box.two
//            ^ read a.js box.two
box.one = box.three
box.two = box.one
box.two = box.three
box.three = box.four
box.four = box.one
//  ^ write a.js box.four
`,
  })
})

test('members that are only assigned, and one another, take no longer for being many', async () => {
  const names = Array.from({ length: 20 }, (_, at) => `m${at}`)
  const lines = names.flatMap((name) => names.slice(0, 10).map((other) => `box.${name} = box.${other}`))
  const taken = await processorTimeOf(async () => {
    await expectLinks({
      'a.js': `const box = make()\nbox.open = function () {}\n${lines.join('\n')}\nbox.open()\n//  ^ call a.js open\n`,
    })
  })
  expect(taken).toBeLessThan(5000)
})

test('a part of a component leads to the constant that a package made of it', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "react": "19", "@emotion/styled": "11" } }',
    'title.tsx': `import styled from '@emotion/styled'
import { forwardRef, type FC } from 'react'
export const CardTitle: FC<{ text: string }> = forwardRef<HTMLDivElement, { text: string }>(({ text }, ref) => <b>{text}</b>)
export const CardBody = styled.div({})
export const CardLimit = 3
`,
    'card.tsx': `import { CardBody, CardTitle } from './title'
export const Card = ({ children }: { children: unknown }) => <div>{children}</div>
Card.Title = CardTitle
//   ^ write title.tsx CardTitle
Card.Body = CardBody
Card.defaults = CardTitle
//   ^ write unknown
`,
    'page.tsx': `import { Card } from './card'
export const page = (
  <Card>
    <Card.Title text="a" />
//        ^ call title.tsx CardTitle
    <Card.Body />
//        ^ call title.tsx CardBody
  </Card>
)
`,
  })
})

test('what begins as false is the object that is assigned later', async () => {
  await expectLinks({
    'composer.js': `class Node { seal() {} }
class Composer {
  constructor() {
    this.node = false
    this.ready = false
  }
  compile() {
    this.node = this.create()
    this.ready = Date.now() > 1
    this.node.seal()
//            ^ call composer.js Node.seal
    this.ready.valueOf()
//             ^ call std:ecmascript Boolean.valueOf
    return this.node
  }
  create() { return new Node() }
}
let last = false
function compose() { last = new Composer() }
function again() { if (last) last.compile() }
//                                ^ call composer.js Composer.compile
new Composer().compile().seal()
//                       ^ call composer.js Node.seal
`,
  })
})

test('what one variable after the other holds has the members that any of them was given', async () => {
  await expectLinks({
    'a.js': `const first = {}
first.one = function () {}
const second = first
second.two = function () {}
const third = second
third.three = function () {}
const fourth = third
fourth.four = function () {}
fourth.one()
//     ^ call a.js one
fourth.two()
//     ^ call a.js two
fourth.three()
//     ^ call a.js three
fourth.four()
//     ^ call a.js four
`,
  })
})
