/** Queues of Bull and BullMQ in Nest. */
import { test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'

test('a job that is added to a queue runs the method that is told for it', async () => {
  await expectLinks({
    'package.json': '{ "dependencies": { "@nestjs/bull": "11", "@nestjs/bullmq": "11", "bull": "4" } }',
    'config.ts': "export const GATHER = 'gather'\nexport const GATHER_PROFILE = 'profile'\n",
    'gather.processor.ts': `import { Process, Processor } from '@nestjs/bull'
import { GATHER, GATHER_PROFILE } from './config'
@Processor(GATHER)
export class GatherProcessor {
  @Process({ concurrency: 2, name: GATHER_PROFILE }) profile() {}
  @Process('history') history() {}
}
`,
    'mail.processor.ts': `import { Processor, WorkerHost } from '@nestjs/bullmq'
@Processor('mail')
export class MailProcessor extends WorkerHost {
  async process() {}
}
`,
    'service.ts': `import { InjectQueue } from '@nestjs/bull'
import type { Queue } from 'bull'
import { GATHER, GATHER_PROFILE } from './config'
export class Service {
  constructor(@InjectQueue(GATHER) private readonly gathering: Queue, @InjectQueue('mail') private mails: Queue, private seen: Set<string>) {}
  run(name: string) {
    this.gathering.add(GATHER_PROFILE, {})
//                 ^ call npm:bull Queue.add, call_indirect gather.processor.ts GatherProcessor.profile
    this.gathering.add('history', {})
//                 ^ call npm:bull Queue.add, call_indirect gather.processor.ts GatherProcessor.history
    this.gathering.add(name)
//                 ^ call npm:bull Queue.add, call_indirect one of (gather.processor.ts GatherProcessor.profile | gather.processor.ts GatherProcessor.history)
    this.gathering.add('other')
//                 ^ call npm:bull Queue.add
    this.mails.add('welcome', {})
//             ^ call npm:bull Queue.add, call_indirect mail.processor.ts MailProcessor.process
    this.seen.add('history')
//            ^ call std:ecmascript Set.add
  }
}
`,
  })
})
