/** Events of Nest's emitter. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'
import { repository } from '../../../testing/repository.ts'

const MANIFEST = '{ "dependencies": { "@nestjs/event-emitter": "3", "@angular/core": "20" } }'
const LISTENER = `import { OnEvent } from '@nestjs/event-emitter'
import { Events, PAID, Shipped } from './events'
export class Listener {
  @OnEvent('order.created') created() {}
  @OnEvent(Shipped.getName())
  async shipped() {}
  @OnEvent(Events.Closed, { async: true }) closed() {}
  @OnEvent([PAID, 'order.refunded']) paid() {}
  @OnEvent('order.*') any() {}
}
`
const EVENTS = `export enum Events { Closed = 'closed' }
export const PAID = 'paid'
export class Shipped { static getName() { return 'shipped' } }
`

test('what is sent calls the methods that listen for the same key', async () => {
  await expectLinks({
    'package.json': MANIFEST,
    'events.ts': EVENTS,
    'listener.ts': LISTENER,
    'service.ts': `import { EventEmitter2 } from '@nestjs/event-emitter'
import { Events as All, Events, PAID, Shipped } from './events'
export class Service {
  constructor(private readonly events: EventEmitter2) {}
  run() {
    this.events.emit('order.created', 1)
//              ^ call npm:@nestjs/event-emitter EventEmitter2.emit, call_indirect listener.ts Listener.created
    this.events.emit(Shipped.getName(), new Shipped())
//              ^ call npm:@nestjs/event-emitter EventEmitter2.emit, call_indirect listener.ts Listener.shipped
    this.events.emitAsync(Events.Closed)
//              ^ call npm:@nestjs/event-emitter EventEmitter2.emitAsync, call_indirect listener.ts Listener.closed
    this.events.emit(PAID)
//              ^ call npm:@nestjs/event-emitter EventEmitter2.emit, call_indirect listener.ts Listener.paid
    this.events.emit('order.lost')
//              ^ call npm:@nestjs/event-emitter EventEmitter2.emit
  }
}
`,
  })
})

test('another constant of the same name, and another emitter, are others', async () => {
  const r = await repository({
    'package.json': MANIFEST,
    'events.ts': EVENTS,
    'listener.ts': LISTENER,
    'other.ts': `import { EventEmitter2 } from '@nestjs/event-emitter'
import { EventEmitter, Output } from '@angular/core'
const PAID = 'other'
class Bus { emit(key: string) {} }
export class Other {
  @Output() told = new EventEmitter<string>()
  run(events: EventEmitter2, bus: Bus) {
    events.emit(PAID)
    this.told.emit('order.created')
    bus.emit('order.created')
  }
}
`,
  })
  expect(await r.callers('listener.ts', 'Listener.paid')).toEqual([])
  expect(await r.callers('listener.ts', 'Listener.created')).toEqual([])
})
