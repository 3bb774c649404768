/**
 * How each client is given an address: a click, a command, or a few steps.
 */
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { CodeBlock, CopyButton } from '../../components/ui/copy.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/ui/tabs.tsx'
import { claudeCodeCommand, codexCommand, cursorLink, vsCodeLink } from './addresses.ts'
import { AddDrawing, AllowDrawing, PasteDrawing, SettingsDrawing } from './drawings.tsx'

interface Given {
  readonly name: string
  readonly address: string
  /** The service is on this machine: clients that run elsewhere cannot reach it. */
  readonly local: boolean
}

const CLIENTS: readonly { readonly id: string; readonly label: string; readonly How: (given: Given) => ReactNode }[] = [
  { id: 'claude-code', label: 'Claude Code', How: ClaudeCode },
  { id: 'cursor', label: 'Cursor', How: Cursor },
  { id: 'vscode', label: 'VS Code', How: VSCode },
  { id: 'codex', label: 'Codex', How: Codex },
  { id: 'claude', label: 'Claude', How: Claude },
  { id: 'chatgpt', label: 'ChatGPT', How: ChatGPT },
]

export function Clients(given: Given) {
  return (
    <Tabs defaultValue="claude-code">
      <TabsList aria-label="Clients">
        {CLIENTS.map(({ id, label }) => (
          <TabsTrigger key={id} value={id}>
            {label}
          </TabsTrigger>
        ))}
      </TabsList>
      {CLIENTS.map(({ id, How }) => (
        <TabsContent key={id} value={id} className="space-y-4 pt-4">
          <How {...given} />
        </TabsContent>
      ))}
    </Tabs>
  )
}

function ClaudeCode({ name, address }: Given) {
  return (
    <>
      <p>Run this in the project where you want it:</p>
      <CodeBlock code={claudeCodeCommand(name, address)} label="Command" wrap />
      <p className="text-muted-foreground">
        Then start Claude Code, type <Key>/mcp</Key>, choose <strong>{name}</strong> and <strong>Authenticate</strong>.
        It signs in only when you ask it to.
      </p>
    </>
  )
}

function Codex({ name, address }: Given) {
  return (
    <>
      <p>Run both; the second opens the browser to sign in:</p>
      <CodeBlock code={`${codexCommand(name, address)}\ncodex mcp login ${name}`} label="Commands" wrap />
    </>
  )
}

function Cursor({ name, address }: Given) {
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button asChild>
          <a href={cursorLink(name, address)}>
            <ExternalLink aria-hidden /> Add to Cursor
          </a>
        </Button>
      </div>
      <p className="text-muted-foreground">
        Cursor asks before it installs. Then open <strong>Settings → MCP</strong> and choose <strong>Connect</strong>{' '}
        beside {name}: most clients sign in only when asked.
      </p>
      <More summary="Or by hand, in .cursor/mcp.json">
        <CodeBlock code={JSON.stringify({ mcpServers: { [name]: { url: address } } }, null, 2)} label="Configuration" />
      </More>
    </>
  )
}

function VSCode({ name, address }: Given) {
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button asChild>
          <a href={vsCodeLink(name, address)}>
            <ExternalLink aria-hidden /> Add to VS Code
          </a>
        </Button>
        <Button asChild variant="outline">
          <a href={vsCodeLink(name, address, true)}>
            <ExternalLink aria-hidden /> VS Code Insiders
          </a>
        </Button>
      </div>
      <p className="text-muted-foreground">
        VS Code shows what it is about to add. Choose <strong>Install</strong>, then <strong>Start</strong> the server:
        it opens the browser to sign in.
      </p>
      <More summary="Or by hand, in .vscode/mcp.json">
        <CodeBlock
          code={JSON.stringify({ servers: { [name]: { type: 'http', url: address } } }, null, 2)}
          label="Configuration"
        />
      </More>
    </>
  )
}

function Claude({ name, address, local }: Given) {
  return (
    <>
      {local ? <FromElsewhere who="Claude’s web and desktop apps" /> : null}
      <Steps>
        <Step drawing={<SettingsDrawing label="Settings, with Connectors chosen" entry="Connectors" />}>
          Open <strong>Settings → Connectors</strong>.
        </Step>
        <Step
          drawing={<AddDrawing label="The list of connectors and the button below it" button="Add custom connector" />}
        >
          Choose <strong>Add custom connector</strong>.
        </Step>
        <Step drawing={<PasteDrawing label="A form with a name and the server’s URL" name={name} address={address} />}>
          Paste the address and choose <strong>Add</strong>.{' '}
          <CopyButton text={address} label="Copy address" showLabel className="mt-1.5 flex" />
        </Step>
        <Step drawing={<AllowDrawing label="Sextant asks whether Claude may read your code" />}>
          Choose <strong>Connect</strong>, sign in, and <strong>Allow</strong>.
        </Step>
      </Steps>
    </>
  )
}

function ChatGPT({ name, address, local }: Given) {
  return (
    <>
      {local ? <FromElsewhere who="ChatGPT" /> : null}
      <Steps>
        <Step drawing={<SettingsDrawing label="Settings, with Connectors chosen" entry="Connectors" />}>
          Open <strong>Settings → Connectors</strong>; under <strong>Advanced</strong>, turn on developer mode.
        </Step>
        <Step drawing={<AddDrawing label="The list of connectors and the button below it" button="Create" />}>
          Choose <strong>Create</strong>.
        </Step>
        <Step drawing={<PasteDrawing label="A form with a name and the server’s URL" name={name} address={address} />}>
          Paste the address; as authentication choose <strong>OAuth</strong>.{' '}
          <CopyButton text={address} label="Copy address" showLabel className="mt-1.5 flex" />
        </Step>
        <Step drawing={<AllowDrawing label="Sextant asks whether ChatGPT may read your code" />}>
          Sign in and <strong>Allow</strong>. Turn the connector on in a chat where you want it.
        </Step>
      </Steps>
    </>
  )
}

const Key = ({ children }: { readonly children: string }) => (
  <kbd className="rounded border bg-muted px-1.5 py-0.5 font-mono text-xs">{children}</kbd>
)

function FromElsewhere({ who }: { readonly who: string }) {
  return (
    <p className="rounded-md border border-warning/30 bg-warning/10 px-3 py-2 text-warning">
      {who} cannot reach an address on this machine. Deploy the service, then use its address.
    </p>
  )
}

function More({ summary, children }: { readonly summary: string; readonly children: ReactNode }) {
  return (
    <details className="group">
      <summary className="w-fit cursor-pointer rounded text-sm text-primary hover:underline">{summary}</summary>
      <div className="pt-3">{children}</div>
    </details>
  )
}

const Steps = ({ children }: { readonly children: ReactNode }) => (
  <ol className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4 [counter-reset:step]">{children}</ol>
)

function Step({ drawing, children }: { readonly drawing: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="min-w-0 space-y-2 [counter-increment:step]">
      {drawing}
      <div className="text-[0.8125rem] before:mr-1.5 before:font-semibold before:text-primary before:content-[counter(step)_'.']">
        {children}
      </div>
    </li>
  )
}
