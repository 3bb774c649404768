/** Clojure. */
import { expect, test } from 'vitest'
import { expectLinks } from '../../../testing/carets.ts'
import { repository } from '../../../testing/repository.ts'

const STORE = `(ns app.store
  "Users."
  (:require [clojure.string :as str]))
(def ^:private limit 5)
(defn find-user
  "Finds one."
  ([id] (find-user id {}))
  ([id {:keys [fast] :as options}]
   (str/join id fast options limit)))
(defn- hidden [] nil)
(defmacro with-user [[name id] & body] \`(let [~name (find-user ~id)] ~@body))
(defprotocol Shape
  (area [this] "How large."))
(defrecord Circle [radius]
  Shape
  (area [this] (* radius 2)))
(defmulti speak :kind)
(defmethod speak :dog [_] "woof")
(def handler (fn [request] request))
`

test('symbols: what begins with def, the methods of protocols and records, and fields', async () => {
  const r = await repository({ 'src/app/store.clj': STORE })
  expect(r.symbols('src/app/store.clj')).toEqual([
    'variable limit',
    'function find-user',
    'function hidden',
    'macro with-user',
    'interface Shape',
    'method Shape.area',
    'class Circle',
    'property Circle.radius',
    'method Circle.area',
    'function speak',
    'method speak :dog',
    'function handler',
  ])
  expect(r.symbol('src/app/store.clj', 'find-user')).toMatchObject({
    doc: [6, 6],
    signature: '(defn find-user [id] [id {:keys [fast] :as options}])',
    modifiers: ['exported'],
  })
  expect(r.symbol('src/app/store.clj', 'limit')).toMatchObject({ modifiers: ['private'], signature: '(def limit)' })
  expect(r.symbol('src/app/store.clj', 'Shape.area')).toMatchObject({ doc: [13, 13], signature: '(area [this])' })
})

test('symbols lead to what binds or defines them, through aliases and references of namespaces', async () => {
  await expectLinks({
    'src/app/store.clj': STORE,
    'src/app/core.clj': `(ns app.core
  (:require [app.store :as store :refer [area with-user]]
;            ^ import src/app/store.clj limit
;                                        ^ import src/app/store.clj Shape.area
            [clojure.set :as set])
  (:import (java.util Date) scala.collection.Seq))
(defn run [id & {:keys [size]}]
  (let [id (store/find-user id)
;                 ^ call src/app/store.clj find-user
;                           ^ read parameter id of line 7
        [first-one other] (set/union id size)]
;                              ^ call clojure:clojure clojure.set.union
;                                    ^ read parameter id of line 8
;                                       ^ read parameter size of line 7
    (->> other (map store/find-user) area)
;        ^ read parameter other of line 11
;               ^ call std:clojure map
;                         ^ read src/app/store.clj find-user
;                                    ^ call src/app/store.clj Shape.area
    (store/hidden)
;          ^ call unknown
    (store/->Circle 1)
;          ^ call src/app/store.clj Circle
    (with-user [user 1] user)
;    ^ call src/app/store.clj with-user
    (for [x first-one :let [y x] :when y] (app.store/find-user y))
;                             ^ read parameter x of line 26
;                                                    ^ call src/app/store.clj find-user
;                                                              ^ read parameter y of line 26
    (letfn [(go [n] (go n))] (go id))
;                    ^ call parameter go of line 30
;                       ^ read parameter n of line 30
    (reify store/Shape (area [this] this))
;                ^ read src/app/store.clj Shape
;                       ^ read src/app/store.clj Shape.area
;                                   ^ read parameter this of line 33
    '(area quoted) #_(area 1) (Date.)
;     ^ nothing
;                     ^ nothing
;                              ^ call std:java java.util.Date
    (Seq.)))
;    ^ call clojure:scala scala.collection.Seq
`,
  })
})
