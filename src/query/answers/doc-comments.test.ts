import { describe, expect, it } from 'vitest'
import { parseDoc } from './doc-comments.ts'

const doc = (text: string) => parseDoc(text.split('\n'))

describe('doc comments', () => {
  it('JSDoc: description, typed and optional parameters, returns, tags', () => {
    const found = doc(`/**
 * Finds a user.
 *
 * Looks in the cache first.
 * @param {string} id - Who.
 * @param {Options} [options={}] How,
 *   at length.
 * @returns {Promise<User>} The user.
 * @deprecated use find
 */`)
    expect(found.description).toBe('Finds a user.\n\nLooks in the cache first.')
    expect([...found.params]).toEqual([
      ['id', { type: 'string', description: 'Who.' }],
      ['options', { type: 'Options', description: 'How, at length.' }],
    ])
    expect(found.returns).toEqual({ type: 'Promise<User>', description: 'The user.' })
    expect(found.deprecated).toBe(true)
  })

  it('PHPDoc: types before names, union returns', () => {
    const found = doc(`/**
     * Roles of the user.
     *
     * @param int|null $limit How many.
     * @return \\Illuminate\\Support\\Collection<int, Role>
     */`)
    expect(found.params.get('limit')).toEqual({ type: 'int|null', description: 'How many.' })
    expect(found.returns?.type).toContain('Collection')
  })

  it.each([
    ['Elixir', '  @doc """\n  Creates one.\n\n  Twice.\n  """'],
    ['an attribute on one line', '@doc "Creates one.\n\nTwice."'],
    ['Julia', '"""\nCreates one.\n\nTwice.\n"""'],
    ['Haskell', '-- | Creates one.\n--\n-- Twice.'],
    ['Haskell in brackets', '{-| Creates one.\n\nTwice.\n-}'],
    ['OCaml', '(** Creates one.\n\n    Twice. *)'],
    ['Erlang', '%% Creates one.\n%%\n%% Twice.'],
    ['an attribute of Erlang', '-doc """\nCreates one.\n\nTwice.\n""".'],
    ['Clojure', '  "Creates one.\n\n  Twice."'],
    ['Gleam', '/// Creates one.\n///\n/// Twice.'],
    ['SQL', '-- Creates one.\n--\n-- Twice.'],
    ['SQL in brackets', '/* Creates one.\n\n   Twice. */'],
    ['R', "#' Creates one.\n#'\n#' Twice."],
  ])('marks of %s', (_, text) => {
    expect(doc(text).description).toBe('Creates one.\n\nTwice.')
  })

  it.each([
    ['Elixir', '  @doc """\n  Creates one.\n\n  ## On use\n\n    * run\n  """'],
    ['Python', '    """Creates one.\n\n    ## On use\n\n      * run\n    """'],
  ])('Markdown within a string of %s is left as it is', (_, text) => {
    expect(doc(text).description).toBe('Creates one.\n\n## On use\n\n  * run')
  })

  it('a description of Terraform is without its argument', () => {
    expect(doc('variable "a" { description = "Where it is." }').description).toBe('Where it is.')
  })

  it('what stands under Markdown’s heading of examples is no description', () => {
    expect(doc('@doc """\nCreates one.\n\n## Examples\n\n    run()\n"""').description).toBe('Creates one.')
  })

  it('Google docstrings and reST fields', () => {
    const google = doc(`"""Sends a request.

    Args:
        url (str): Where to.
        timeout: How long,
            in seconds.

    Returns:
        The response.
    """`)
    expect(google.description).toBe('Sends a request.')
    expect([...google.params]).toEqual([
      ['url', { type: 'str', description: 'Where to.' }],
      ['timeout', { description: 'How long, in seconds.' }],
    ])
    expect(google.returns?.description).toBe('The response.')
    const rest = doc(`r"""Sends a request.

    :param url: Where to.
    :type url: str
    :rtype: requests.Response
    """`)
    expect(rest.params.get('url')).toEqual({ description: 'Where to.', type: 'str' })
    expect(rest.returns?.type).toBe('requests.Response')
  })

  it('a role at the beginning of a line, and the decorator of an example, are prose', () => {
    const found = doc(`"""Redirects.

    If there is an app, it uses its
    :meth:\`~flask.Flask.redirect\` method, otherwise
    :py:func:\`redirect\`.

    .. code-block:: python

        @app.route("/")
        def index(): ...

    :param options: Extra options passed to the
        :class:\`Rule\` object.
    :return: The response.
    """`)
    expect(found.description).toContain('method, otherwise\n:py:func:`redirect`.')
    expect(found.description).toContain('    @app.route("/")\n    def index(): ...')
    expect([...found.params]).toEqual([
      ['options', { description: 'Extra options passed to the :class:`Rule` object.' }],
    ])
    expect(found.returns).toEqual({ description: 'The response.' })
    expect(found.tags).toEqual([])
  })

  it('Doxygen says whether a parameter is read or written before its name', () => {
    expect([...doc('/**\n * Copies.\n * @param[in,out] to Where.\n * @param[in] from What.\n */').params]).toEqual([
      ['to', { description: 'Where.' }],
      ['from', { description: 'What.' }],
    ])
  })

  it('what is returned may be described without a type, and a heading that opens a comment is prose', () => {
    for (const said of ['the user, if any', 'The user, if any', 'A user'])
      expect(doc(`/**\n * Finds.\n * @return ${said}\n */`).returns).toEqual({ description: said })
    expect(doc('"""Returns\n\nthe user.\n"""').description).toBe('Returns\n\nthe user.')
  })

  it('PowerShell’s help: what it does, its parameters and what it gives', () => {
    const found = doc(
      '<#\n    .SYNOPSIS\n        Finds.\n\n    .DESCRIPTION\n        Finds users.\n\n    .PARAMETER Name\n        Whom.\n\n    .EXAMPLE\n        Get-User x\n\n    .OUTPUTS\n        A user.\n#>',
    )
    expect(found.description.replace(/\s+/g, ' ')).toBe('Finds. Finds users.')
    expect([...found.params]).toEqual([['Name', { description: 'Whom.' }]])
    expect(found.returns?.description).toBe('A user.')
  })

  it('Go and Rust line comments are prose', () => {
    expect(doc('// Run starts the engine.\n// It blocks.').description).toBe('Run starts the engine.\nIt blocks.')
    expect(doc('/// Parses.\n///\n/// # Errors\n///\n/// When it cannot.').description).toBe('Parses.')
  })

  it('says nothing of an empty comment, and cuts an endless one', () => {
    expect(doc('/** */').description).toBe('')
    expect(doc(`// ${'long '.repeat(1000)}`).description.length).toBeLessThanOrEqual(1200)
  })
})
