/**
 * The tools, resources and prompts that the official suite's scenarios use by name.
 */
import {
  acceptedContent,
  CLIENT_CAPABILITIES_META_KEY,
  createRequestStateCodec,
  inputRequired,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceTemplate,
  type ServerContext,
  type ToolCallback,
} from '@modelcontextprotocol/server'
import { z } from 'zod'

const RED_PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='
const SILENCE = 'UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAAB9AAACABAAZGF0YQIAAAA='

const text = (said: string) => ({ type: 'text' as const, text: said })
const image = { type: 'image' as const, data: RED_PIXEL, mimeType: 'image/png' }
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Asks the person at the client for one value. */
const question = (message: string, name: string, type: { type: 'string' } | { type: 'boolean' } = { type: 'string' }) =>
  inputRequired.elicit({
    message,
    requestedSchema: { type: 'object', properties: { [name]: type }, required: [name] },
  })
const completion = (prompt: string) =>
  inputRequired.createMessage({ messages: [{ role: 'user', content: text(prompt) }], maxTokens: 50 })

type State = Record<string, unknown>
let codec: ReturnType<typeof createRequestStateCodec<State>> | undefined
/** One key per isolate. It is created on the first request, because there is no randomness at module scope. */
const states = () => {
  codec ??= createRequestStateCodec<State>({ key: crypto.getRandomValues(new Uint8Array(32)) })
  return codec
}
const minted = (state: State) => states().mint({ ...state, nonce: crypto.randomUUID() })

export function fixtureServer(): McpServer {
  const server = new McpServer(
    { name: 'sextant-conformance', version: '0' },
    {
      // The lists never change while the service runs, so no change notifications are announced.
      capabilities: {
        tools: { listChanged: false },
        resources: { listChanged: false, subscribe: true },
        prompts: { listChanged: false },
        logging: {},
        completions: {},
      },
      requestState: { verify: states().verify },
    },
  )
  plainTools(server)
  askingTools(server)
  resources(server)
  prompts(server)
  server.server.setRequestHandler('logging/setLevel', () => ({}))
  server.server.setRequestHandler('resources/subscribe', () => ({}))
  server.server.setRequestHandler('resources/unsubscribe', () => ({}))
  server.server.setRequestHandler('completion/complete', ({ params }) => ({
    completion: { values: [`${params.argument.value}-completed`], total: 1, hasMore: false },
  }))
  return server
}

const NOTHING = z.object({})

function plainTools(server: McpServer): void {
  const content = {
    test_simple_text: [text('This is a simple text response for testing.')],
    test_image_content: [image],
    test_audio_content: [{ type: 'audio' as const, data: SILENCE, mimeType: 'audio/wav' }],
    test_embedded_resource: [
      {
        type: 'resource' as const,
        resource: {
          uri: 'test://embedded-resource',
          mimeType: 'text/plain',
          text: 'This is an embedded resource content.',
        },
      },
    ],
    test_multiple_content_types: [
      text('Multiple content types test:'),
      image,
      {
        type: 'resource' as const,
        resource: { uri: 'test://mixed', mimeType: 'application/json', text: '{"test":"data","value":123}' },
      },
    ],
    test_streaming_elicitation: [text('No request of the server’s own travels on this stream.')],
    // The lists of a stateless server do not change. Saying so is the correct answer.
    test_trigger_tool_change: [text('unchanged')],
    test_trigger_prompt_change: [text('unchanged')],
  }
  for (const [name, answer] of Object.entries(content))
    server.registerTool(name, { description: name, inputSchema: NOTHING }, () => ({ content: answer }))

  server.registerTool('test_error_handling', { description: 'Fails', inputSchema: NOTHING }, () => {
    throw new Error('This tool intentionally returns an error for testing')
  })
  server.registerTool('test_logging_tool', { description: 'Logs', inputSchema: NOTHING }, async (_args, context) => {
    await context.mcpReq.log('info', 'only where the request asked for a level')
    return { content: [text('logged')] }
  })
  server.registerTool(
    'test_tool_with_logging',
    { description: 'Logs', inputSchema: NOTHING },
    async (_args, { mcpReq }) => {
      for (const data of ['Tool execution started', 'Tool processing data', 'Tool execution completed']) {
        await mcpReq.notify({ method: 'notifications/message', params: { level: 'info', data } })
        await pause(50)
      }
      return { content: [text('done')] }
    },
  )
  server.registerTool(
    'test_tool_with_progress',
    { description: 'Counts', inputSchema: NOTHING },
    async (_args, { mcpReq }) => {
      const progressToken = mcpReq._meta?.progressToken
      for (const progress of progressToken === undefined ? [] : [0, 50, 100]) {
        await mcpReq.notify({
          method: 'notifications/progress',
          params: { progressToken: progressToken as string, progress, total: 100 },
        })
        await pause(50)
      }
      return { content: [text(String(progressToken ?? 'no token'))] }
    },
  )
}

/** Tools that need input from the client: they answer with what they need, and are called again with it. */
function askingTools(server: McpServer): void {
  const tool = (name: string, run: ToolCallback<typeof NOTHING>) =>
    server.registerTool(name, { description: name, inputSchema: NOTHING }, run)

  tool('test_missing_capability', (_args, { mcpReq }) =>
    mcpReq.inputResponses?.answer === undefined
      ? inputRequired({ inputRequests: { answer: completion('Reply with the single word: pong') } })
      : { content: [text('complete')] },
  )
  tool('test_input_required_result_elicitation', (_args, { mcpReq }) => {
    const name = acceptedContent<{ name: string }>(mcpReq.inputResponses, 'user_name')?.name
    return typeof name === 'string'
      ? { content: [text(`Hello, ${name}!`)] }
      : inputRequired({ inputRequests: { user_name: question('What is your name?', 'name') } })
  })
  tool('test_input_required_result_sampling', (_args, { mcpReq }) => {
    const answer = mcpReq.inputResponses?.capital_question as { content?: { text?: string } } | undefined
    return answer === undefined
      ? inputRequired({ inputRequests: { capital_question: completion('What is the capital of France?') } })
      : { content: [text(`Sampling response: ${answer.content?.text ?? ''}`)] }
  })
  tool('test_input_required_result_list_roots', (_args, { mcpReq }) => {
    const roots = (mcpReq.inputResponses?.client_roots as { roots?: { uri: string }[] } | undefined)?.roots
    return Array.isArray(roots)
      ? { content: [text(`Roots: ${roots.map((root) => root.uri).join(', ')}`)] }
      : inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } })
  })
  tool('test_input_required_result_request_state', async (_args, { mcpReq }) => {
    if (acceptedContent(mcpReq.inputResponses, 'confirm') === undefined)
      return inputRequired({
        inputRequests: { confirm: question('Please confirm', 'ok', { type: 'boolean' }) },
        requestState: await minted({ tool: 'request_state' }),
      })
    if (mcpReq.requestState() === undefined)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'requestState is missing')
    return { content: [text('state-ok')] }
  })
  tool('test_input_required_result_tampered_state', async (_args, { mcpReq }) =>
    mcpReq.requestState() !== undefined && acceptedContent(mcpReq.inputResponses, 'confirm') !== undefined
      ? { content: [text('integrity-ok')] }
      : inputRequired({
          inputRequests: { confirm: question('Please confirm', 'ok', { type: 'boolean' }) },
          requestState: await minted({ tool: 'tampered_state' }),
        }),
  )
  tool('test_input_required_result_multiple_inputs', async (_args, { mcpReq }) => {
    const answers = mcpReq.inputResponses
    const name = acceptedContent<{ name: string }>(answers, 'user_name')?.name
    const greeting = (answers?.greeting as { content?: { text?: string } } | undefined)?.content?.text
    const roots = (answers?.client_roots as { roots?: unknown[] } | undefined)?.roots
    return name !== undefined && greeting !== undefined && roots !== undefined
      ? { content: [text(`${greeting} ${name}, ${roots.length} roots`)] }
      : inputRequired({
          inputRequests: {
            user_name: question('What is your name?', 'name'),
            greeting: completion('Generate a greeting'),
            client_roots: inputRequired.listRoots(),
          },
          requestState: await minted({ tool: 'multiple_inputs' }),
        })
  })
  tool('test_input_required_result_multi_round', async (_args, { mcpReq }) => {
    const round = Number(mcpReq.requestState<State>()?.round ?? 0)
    if (round === 2) return { content: [text('Multi-round complete')] }
    return inputRequired({
      inputRequests:
        round === 0
          ? { step1: question('Step 1: What is your name?', 'name') }
          : { step2: question('Step 2: What is your favorite color?', 'color') },
      requestState: await minted({ round: round + 1 }),
    })
  })
  tool('test_input_required_result_capabilities', (_args, { mcpReq }) => {
    if (mcpReq.inputResponses !== undefined) return { content: [text('fulfilled')] }
    const declared =
      (mcpReq.envelope as Record<string, Record<string, unknown>> | undefined)?.[CLIENT_CAPABILITIES_META_KEY] ?? {}
    const inputRequests = {
      ...(declared.elicitation ? { user_name: question('What is your name?', 'name') } : {}),
      ...(declared.sampling ? { greeting: completion('Generate a greeting') } : {}),
      ...(declared.roots ? { client_roots: inputRequired.listRoots() } : {}),
    }
    return Object.keys(inputRequests).length > 0
      ? inputRequired({ inputRequests })
      : { content: [text('The client declared nothing that could be asked')] }
  })
}

function resources(server: McpServer): void {
  const fixed = (uri: string, contents: { mimeType: string; text: string } | { mimeType: string; blob: string }) =>
    server.registerResource(uri.slice('test://'.length), uri, { mimeType: contents.mimeType }, () => ({
      contents: [{ uri, ...contents }],
    }))
  fixed('test://static-text', { mimeType: 'text/plain', text: 'This is the content of the static text resource.' })
  fixed('test://static-binary', { mimeType: 'image/png', blob: RED_PIXEL })
  fixed('test://watched-resource', { mimeType: 'text/plain', text: 'Watched resource content' })
  server.registerResource(
    'template',
    new ResourceTemplate('test://template/{id}/data', { list: undefined }),
    { mimeType: 'application/json' },
    (uri, { id }) => ({
      contents: [
        {
          uri: uri.toString(),
          mimeType: 'application/json',
          text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` }),
        },
      ],
    }),
  )
}

function prompts(server: McpServer): void {
  const user = <C>(content: C) => ({ role: 'user' as const, content })
  server.registerPrompt('test_simple_prompt', { description: 'Plain' }, () => ({
    messages: [user(text('This is a simple prompt for testing.'))],
  }))
  server.registerPrompt(
    'test_prompt_with_arguments',
    { description: 'With arguments', argsSchema: z.object({ arg1: z.string(), arg2: z.string() }) },
    ({ arg1, arg2 }) => ({ messages: [user(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`))] }),
  )
  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    { description: 'With a resource', argsSchema: z.object({ resourceUri: z.string() }) },
    ({ resourceUri }) => ({
      messages: [
        user({
          type: 'resource' as const,
          resource: { uri: resourceUri, mimeType: 'text/plain', text: 'Embedded resource content for testing.' },
        }),
        user(text('Please process the embedded resource above.')),
      ],
    }),
  )
  server.registerPrompt('test_prompt_with_image', { description: 'With an image' }, () => ({
    messages: [user(image), user(text('Please analyze the image above.'))],
  }))
  server.registerPrompt('test_input_required_result_prompt', { description: 'Asks first' }, (context: unknown) => {
    // A prompt without arguments is called with the context alone; the SDK's types know only the other form.
    const { mcpReq } = context as ServerContext
    const given = acceptedContent<{ context: string }>(mcpReq.inputResponses, 'user_context')?.context
    return typeof given === 'string'
      ? { messages: [user(text(`Use the following context: ${given}`))] }
      : inputRequired({ inputRequests: { user_context: question('What context should be used?', 'context') } })
  })
}
