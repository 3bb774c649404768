/** Erlang. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'
import { repository } from '../../../testing/repository.ts'

const STORE = `%% @doc A store.
-module(store).
-export([find/1, find/2]).
-export_type([user/0]).
-include("store.hrl").
-record(state, {name = <<>> :: binary(), count}).
-type user() :: #user{}.
-callback saved(user()) -> ok.
%% Finds one.
-spec find(binary()) -> {ok, user()} | error.
find(Name) -> find(Name, []).
find([], _) -> error;
find(Name, Options) when is_list(Options) ->
  check(Name).
check(_) -> ok.
find_test() -> ok.
`

test('symbols: modules, functions by their arity, records, types, macros and callbacks', async () => {
  const r = await repository({
    'src/store.erl': STORE,
    'include/store.hrl': '-define(LIMIT, 5).\n-record(user, {name}).\n',
  })
  expect(r.symbols('src/store.erl')).toEqual([
    'module store',
    'struct state',
    'property state.name',
    'property state.count',
    'type user',
    'function saved',
    'function find',
    'function find',
    'function check',
    'function find_test',
  ])
  expect(r.symbols('include/store.hrl')).toEqual(['macro LIMIT', 'struct user', 'property user.name'])
  expect(r.symbol('src/store.erl', 'find')).toMatchObject({
    line: 11,
    doc: [9, 9],
    signature: 'find(Name)',
    modifiers: ['exported'],
  })
  expect(r.symbol('src/store.erl', 'check')).toMatchObject({ modifiers: ['private'] })
  expect(r.symbol('src/store.erl', 'find_test')).toMatchObject({ modifiers: ['private', 'test'] })
  expect(r.symbol('src/store.erl', 'saved')).toMatchObject({ modifiers: ['abstract'] })
})

test('calls lead to the function of that arity, in the module that they name', async () => {
  await expectLinks({
    'src/store.erl': STORE,
    'include/store.hrl': '-define(LIMIT, 5).\n-record(user, {name}).\n',
    'src/app.erl': `-module(app).
-behaviour(store).
%          ^ import src/store.erl store
-import(store, [find/1]).
%               ^ import src/store.erl find
-include("store.hrl").
%        ^ import include/store.hrl LIMIT
-spec run(store:user()) -> any().
%         ^ import src/store.erl store
%               ^ type src/store.erl user
%                          ^ type std:erlang any
run(User = #user{name = Name}) ->
%           ^ type include/store.hrl user
%                ^ read include/store.hrl user.name
  {ok, Found} = store:find(Name, [?LIMIT]),
  %                   ^ call src/store.erl find
  %                        ^ read parameter Name of line 12
  %                                ^ call_macro include/store.hrl LIMIT
  find(Found#user.name),
  %    ^ read variable Found of line 15
  %               ^ read include/store.hrl user.name
  other:go(is_list(User)),
  %     ^ call erlang:other other.go
  %        ^ call std:erlang is_list
  store:check(1),
  %     ^ call unknown
  ?MODULE:stop(fun stop/1, fun store:find/1),
  %       ^ call src/app.erl stop
  %                ^ read src/app.erl stop
  %                                  ^ read src/store.erl find
  spawn(store, find, [Name]),
  %            ^ call_indirect src/store.erl find
  #{id => a, start => {store, find, [1, 2]}},
  %                           ^ call_indirect src/store.erl find
  [Each || Each <- Found, Each > 1].
 % ^ read variable Each of line 35
stop(_) -> case 1 of {ok, V} -> V; Other -> Other end.
%                               ^ read variable V of line 37
%                                           ^ read variable Other of line 37
-export([stop/1]).
`,
  })
})
