/**
 * A second sample, for types, flows and impact: an ORM model, a struct with methods in another file, a route whose calls lead
 * to a payment, tests, owners, build conditions, and a function that everything calls.
 */
import type { FileSpec, Sample } from './sample.ts'

/** `count` functions that all call `hub`. */
const crowd = (count: number): FileSpec => {
  const names = Array.from({ length: count }, (_, at) => `user${at}`)
  return {
    text: names.map((name) => `export function ${name}() { hub("${name}") }\n`).join(''),
    symbols: names.map((name) => ({ from: `function ${name}()`, name, kind: 'function' })),
    uses: names.map((name) => ({
      in: `hub("${name}")`,
      name: 'hub',
      use: 'call',
      to: { symbol: 'web/hub.ts function hub' },
      evidence: 'import',
      within: name,
    })),
  }
}

export const SHOP: Sample = {
  'app/Models/Order.php': {
    language: 'php',
    module: 'App\\Models',
    text: [
      '<?php',
      'namespace App\\Models;',
      '/** An order of a customer. */',
      'final class Order extends Model implements HasOwner',
      '{',
      '    protected $fillable = ["number", "total"];',
      '    /**',
      '     * The customer who placed it.',
      '     *',
      '     * @return BelongsTo<Customer>',
      '     */',
      '    public function customer(): BelongsTo { return $this->belongsTo(Customer::class); }',
      '    public function scopeOpen($query) { return $query->where("open", true); }',
      '    /**',
      '     * Adds up.',
      '     *',
      '     * @param string[] $lines what was bought',
      '     * @param float $tax added at the end',
      '     * @deprecated',
      '     */',
      '    public static function totalOf(array $lines, float $tax = 0.19): float { return 1; }',
      '    abstract protected function secret();',
      '}',
      '',
    ].join('\n'),
    symbols: [
      {
        from: 'final class Order',
        name: 'Order',
        kind: 'class',
        lines: 20,
        more: {
          doc: [3, 3],
          signature: 'final class Order extends Model implements HasOwner',
          modifiers: ['public', 'final'],
          extra: {
            eloquent: {
              table: 'orders',
              fillable: ['number', 'total'],
              hidden: ['secret'],
              visible: ['number'],
              appends: ['label'],
              casts: { total: 'float' },
              scopes: ['open'],
              attributes: ['label'],
              relations: [{ type: 'belongsTo', name: 'customer', target: 'App\\Models\\Customer' }],
            },
          },
        },
      },
      {
        from: 'protected $fillable',
        name: 'fillable',
        kind: 'property',
        parent: 'Order',
        more: { modifiers: ['protected'], type: 'array' },
      },
      {
        from: 'public function customer',
        name: 'customer',
        kind: 'method',
        parent: 'Order',
        more: { doc: [7, 11], modifiers: ['public'], returns: 'BelongsTo' },
      },
      {
        from: 'public function scopeOpen',
        name: 'scopeOpen',
        kind: 'method',
        parent: 'Order',
        more: { modifiers: ['public'], parameters: [{ name: '$query' }], extra: { kind: 'scope' } },
      },
      {
        from: 'public static function totalOf',
        name: 'totalOf',
        kind: 'method',
        parent: 'Order',
        more: {
          doc: [14, 20],
          modifiers: ['public', 'static'],
          returns: 'float',
          parameters: [
            { name: '$lines', type: 'array' },
            { name: '$tax', type: 'float', default: '0.19' },
          ],
        },
      },
      {
        from: 'abstract protected function secret',
        name: 'secret',
        kind: 'method',
        parent: 'Order',
        more: { modifiers: ['abstract', 'protected'] },
      },
    ],
    uses: [
      {
        in: 'extends Model',
        name: 'Model',
        use: 'extends',
        to: { external: ['composer:laravel/framework', 'Illuminate\\Database\\Eloquent\\Model'] },
        evidence: 'import',
        within: 'Order',
      },
      {
        in: 'implements HasOwner',
        name: 'HasOwner',
        use: 'implements',
        to: { symbol: 'app/HasOwner.php interface HasOwner' },
        evidence: 'import',
        within: 'Order',
      },
    ],
  },
  'app/HasOwner.php': {
    language: 'php',
    module: 'App',
    text: '<?php\nnamespace App;\ninterface HasOwner {}\n',
    symbols: [{ from: 'interface HasOwner', name: 'HasOwner', kind: 'interface', more: { modifiers: ['public'] } }],
  },
  'engine/engine.go': {
    language: 'go',
    module: 'shop/engine',
    text: [
      'package engine',
      '',
      '// Engine runs jobs.',
      'type Engine struct {',
      '\tCore',
      '\tname string',
      '}',
      'type Core struct{}',
      'func helper() {}',
      'func New(name string) *Engine { return nil }',
      '',
    ].join('\n'),
    symbols: [
      {
        from: 'type Engine struct',
        name: 'Engine',
        kind: 'struct',
        lines: 4,
        more: { doc: [3, 3], modifiers: ['exported'] },
      },
      { from: '\tCore', name: 'Core', kind: 'property', parent: 'Engine', more: { type: 'Core' } },
      { from: 'name string', name: 'name', kind: 'property', parent: 'Engine', more: { type: 'string' } },
      { from: 'type Core struct{}', name: 'Core', kind: 'struct', more: { modifiers: ['exported'] } },
      { from: 'func helper', name: 'helper', kind: 'function' },
      {
        from: 'func New',
        name: 'New',
        kind: 'function',
        more: { modifiers: ['exported'], parameters: [{ name: 'name', type: 'string' }], returns: '*Engine' },
      },
    ],
    uses: [
      {
        in: '\tCore',
        name: 'Core',
        use: 'type',
        to: { symbol: 'engine/engine.go struct Core' },
        evidence: 'same_file',
        within: 'Engine',
      },
    ],
  },
  'engine/start.go': {
    language: 'go',
    module: 'shop/engine',
    text: [
      'package engine',
      '',
      '// Start begins.',
      'func (e *Engine) Start(n int) error {',
      '\treturn nil',
      '}',
      '',
    ].join('\n'),
    symbols: [
      {
        from: 'func (e *Engine) Start',
        name: 'Start',
        kind: 'method',
        lines: 3,
        more: {
          doc: [3, 3],
          receiver: '*Engine',
          modifiers: ['exported'],
          parameters: [{ name: 'n', type: 'int' }],
          returns: 'error',
        },
      },
    ],
    uses: [
      {
        in: '(e *Engine)',
        name: 'Engine',
        use: 'type',
        to: { symbol: 'engine/engine.go struct Engine' },
        evidence: 'import',
        within: 'Start',
      },
    ],
  },
  'web/api.ts': {
    text: [
      "import { placeOrder } from './orders.ts'",
      'export function postOrder(body: string) {',
      '  return placeOrder(body)',
      '}',
      '',
    ].join('\n'),
    symbols: [
      {
        from: 'export function postOrder',
        name: 'postOrder',
        kind: 'function',
        lines: 3,
        more: { modifiers: ['exported', 'entry'], extra: { route: 'POST /orders' } },
      },
    ],
    uses: [
      {
        in: 'import { placeOrder',
        name: 'placeOrder',
        use: 'import',
        to: { symbol: 'web/orders.ts function placeOrder' },
        evidence: 'import',
      },
      {
        in: 'return placeOrder(body)',
        name: 'placeOrder',
        use: 'call',
        to: { symbol: 'web/orders.ts function placeOrder' },
        evidence: 'import',
        within: 'postOrder',
      },
    ],
  },
  'web/orders.ts': {
    text: [
      "import { charge } from './pay/charge.ts'",
      'export function placeOrder(body: string) {',
      '  log(body)',
      '  if (!body) placeOrder("again")',
      '  return charge(body)',
      '}',
      'function log(text: string) {}',
      '',
    ].join('\n'),
    symbols: [
      {
        from: 'export function placeOrder',
        name: 'placeOrder',
        kind: 'function',
        lines: 5,
        more: { modifiers: ['exported'] },
      },
      { from: 'function log', name: 'log', kind: 'function' },
    ],
    uses: [
      {
        in: 'import { charge',
        name: 'charge',
        use: 'import',
        to: { symbol: 'web/pay/charge.ts function charge' },
        evidence: 'import',
      },
      {
        in: '  log(body)',
        name: 'log',
        use: 'call',
        to: { symbol: 'web/orders.ts function log' },
        evidence: 'same_file',
        within: 'placeOrder',
      },
      {
        in: 'placeOrder("again")',
        name: 'placeOrder',
        use: 'call',
        to: { symbol: 'web/orders.ts function placeOrder' },
        evidence: 'same_file',
        within: 'placeOrder',
      },
      {
        in: 'return charge(body)',
        name: 'charge',
        use: 'call',
        to: { symbol: 'web/pay/charge.ts function charge' },
        evidence: 'import',
        within: 'placeOrder',
      },
    ],
  },
  'web/pay/charge.ts': {
    text: 'export function charge(body: string) { return body }\n',
    symbols: [{ from: 'export function charge', name: 'charge', kind: 'function', more: { modifiers: ['exported'] } }],
  },
  'test/orders.test.ts': {
    role: 'test',
    text: ["import { placeOrder } from '../web/orders.ts'", 'function placesAnOrder() { placeOrder("one") }', ''].join(
      '\n',
    ),
    symbols: [
      { from: 'function placesAnOrder', name: 'placesAnOrder', kind: 'function', more: { modifiers: ['test'] } },
    ],
    uses: [
      {
        in: '{ placeOrder("one")',
        name: 'placeOrder',
        use: 'call',
        to: { symbol: 'web/orders.ts function placeOrder' },
        evidence: 'import',
        within: 'placesAnOrder',
      },
    ],
  },
  'web/hub.ts': {
    text: 'function hub(name: string) {}\n',
    symbols: [{ from: 'function hub', name: 'hub', kind: 'function' }],
  },
  'web/crowd.ts': crowd(12),
  'kernel/sys.c': {
    language: 'c',
    text: ['SYSCALL_DEFINE0(getbeat) { return beat(); }', 'int beat(void) { return 1; }', ''].join('\n'),
    symbols: [
      {
        from: 'SYSCALL_DEFINE0(getbeat',
        name: 'getbeat',
        kind: 'function',
        more: { extra: { syscall: 'getbeat' }, conditions: ['CONFIG_SMP'] },
      },
      { from: 'int beat', name: 'beat', kind: 'function', more: { conditions: ['CONFIG_NUMA'] } },
    ],
    uses: [
      {
        in: 'return beat()',
        name: 'beat',
        use: 'call',
        to: { symbol: 'kernel/sys.c function beat' },
        evidence: 'same_file',
        within: 'getbeat',
      },
    ],
  },
  '.github/CODEOWNERS': {
    language: 'text',
    role: 'configuration',
    text: '# who looks after what\n/web/ @shop/web\n/web/pay/ @shop/payments\n',
  },
}
