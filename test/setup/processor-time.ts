import process from 'node:process'

/** What some work takes of its thread's processor, in milliseconds: unlike the time that passes, no more on a busy machine. */
export async function processorTimeOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
