import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { sender, signIn, upload } from '../../../test/setup/uploader.ts'
import { type Ask, asker } from '../../../test/tools/ask.ts'

const SHOP = {
  'src/token.ts': '// 認証トークンの有効期限を確認する\nexport const check = (at: number) => at > Date.now()\n',
  'src/mail.ts': '// 注文の確認メールをSMTPで送信します\nexport const send = (to: string) => to\n',
  'src/cart.ts': '// 计算购物车的总价，包括折扣\nexport const sum = (prices: number[]) => prices.length\n',
  'src/user.ts': '// 사용자를 데이터베이스에서 찾습니다\nexport const find = (id: number) => id\n',
  'src/clock.py': 'def 営業時間を返す():\n    return 9\n',
}

let shop: Ask
beforeAll(async () => {
  const token = await signIn(env)
  await upload(sender(env, token), { repository: 'acme/shop' }, SHOP)
  shop = asker(env, token, { owner: 'acme', repository: 'acme/shop' })
})
const files = async (query: string): Promise<string[]> =>
  (await shop('search', { query })).answer.results.map((one: { anchor: { file: string } }) => one.anchor.file)

describe('search, in languages that put no spaces between words', () => {
  it('finds what a question and a comment have in common', async () => {
    expect((await files('トークンが期限切れかどうか'))[0]).toBe('src/token.ts')
    expect((await files('メール送信'))[0]).toBe('src/mail.ts')
    expect((await files('在哪里计算总价？'))[0]).toBe('src/cart.ts')
    expect((await files('사용자 찾기'))[0]).toBe('src/user.ts')
    expect(await files('暗号化')).toEqual([])
  })

  it('finds a word of other letters among them', async () => {
    expect(await files('smtp')).toEqual(['src/mail.ts'])
  })

  it('takes for a name only what something is called', async () => {
    const intent = async (query: string): Promise<string> => (await shop('search', { query })).answer.intent
    expect([await intent('営業時間を返す'), await intent('トークンが期限切れかどうか')]).toEqual(['symbol', 'words'])
    expect((await files('営業時間'))[0]).toBe('src/clock.py')
  })
})
