/** What `clojure.core` and `clojure.test` have, and the special forms: names that mean it wherever nothing else has them. */
export const CLOJURE_CORE: ReadonlySet<string> = new Set(
  `. .. new set! def do if let let* loop loop* fn fn* quote var recur throw try catch finally monitor-enter monitor-exit case* deftype* reify* letfn letfn* ns in-ns
  * *' + +' - -' -> ->> / < <= = == > >= *ns* *out* *err* *in* *command-line-args* *print-length* *warn-on-reflection* *file* *agent* *assert* *clojure-version* *1 *2 *3 *e
  abs accessor aclone add-watch agent agent-error aget alength alias all-ns alter alter-meta! alter-var-root amap and any? apply areduce array-map as-> aset
  aset-int assert assoc assoc! assoc-in associative? atom await bases bean bigdec bigint biginteger binding bit-and bit-and-not bit-clear bit-flip bit-not
  bit-or bit-set bit-shift-left bit-shift-right bit-test bit-xor boolean boolean-array boolean? bound-fn bound-fn* bound? bounded-count butlast byte byte-array
  bytes bytes? case cast cat char char-array char? chars class class? clojure-version coll? comment commute comp comparator compare compare-and-set! complement
  completing concat cond cond-> cond->> condp conj conj! cons constantly contains? count counted? create-ns cycle dec dec' decimal? declare dedupe default-data-readers
  definline definterface defmacro defmethod defmulti defn defn- defonce defprotocol defrecord defstruct deftype delay delay? deliver denominator deref derive
  descendants disj disj! dissoc dissoc! distinct distinct? doall dorun doseq dosync dotimes doto double double-array double? doubles drop drop-last drop-while
  eduction empty empty? ensure ensure-reduced enumeration-seq error-handler eval even? every-pred every? ex-cause ex-data ex-info ex-message exact? extend
  extend-protocol extend-type extenders extends? false? ffirst file-seq filter filterv find find-keyword find-ns find-var first flatten float float-array float? floats
  flush fn? fnext fnil for force format frequencies future future-call future-cancel future-cancelled? future-done? future? gen-class gen-interface gensym get get-in
  get-method get-thread-bindings get-validator group-by halt-when hash hash-map hash-ordered-coll hash-set hash-unordered-coll ident? identical? identity if-let
  if-not if-some ifn? import inc inc' indexed? infinite? inst-ms inst? instance? int int-array int? integer? interleave intern interpose into into-array ints
  io! isa? iterate iteration iterator-seq juxt keep keep-indexed key keys keyword keyword? last lazy-cat lazy-seq line-seq list list* list? load load-file
  load-reader load-string locking long long-array longs loop macroexpand macroexpand-1 make-array make-hierarchy map map-entry? map-indexed map? mapcat mapv max
  max-key memfn memoize merge merge-with meta methods min min-key mix-collection-hash mod name namespace namespace-munge nat-int? neg-int? neg? newline next nfirst
  nil? nnext not not-any? not-empty not-every? not= ns-aliases ns-imports ns-interns ns-map ns-name ns-publics ns-refers ns-resolve ns-unalias ns-unmap nth
  nthnext nthrest num number? numerator object-array odd? or parents parse-boolean parse-double parse-long parse-uuid partial partition partition-all partition-by
  partitionv pcalls peek persistent! pmap pop pop! pop-thread-bindings pos-int? pos? pr pr-str prefer-method prefers print print-method print-str printf println
  println-str prn prn-str promise proxy proxy-super push-thread-bindings pvalues qualified-ident? qualified-keyword? qualified-symbol? quot rand rand-int rand-nth
  random-sample random-uuid range ratio? rational? rationalize re-find re-groups re-matcher re-matches re-pattern re-seq read read-line read-string reader-conditional
  realized? record? reduce reduce-kv reduced reduced? reductions ref refer refer-clojure reify release-pending-sends rem remove remove-all-methods remove-method
  remove-ns remove-watch repeat repeatedly replace require requiring-resolve reset! reset-meta! reset-vals! resolve rest restart-agent reverse reversible? rseq
  rsubseq run! satisfies? second select-keys send send-off seq seq? seqable? seque sequence sequential? set set-agent-send-executor! set-error-handler! set-validator!
  set? short short-array shorts shuffle shutdown-agents simple-ident? simple-keyword? simple-symbol? slurp some some-> some->> some-fn some? sort sort-by sorted-map
  sorted-map-by sorted-set sorted-set-by sorted? special-symbol? spit split-at split-with str string? struct struct-map subs subseq subvec subvector supers swap!
  swap-vals! symbol symbol? sync tagged-literal take take-last take-nth take-while tap> test the-ns thread-bound? time to-array to-array-2d trampoline transduce
  transient tree-seq true? type unchecked-add unchecked-dec unchecked-inc unchecked-int unchecked-long unchecked-multiply unchecked-negate unchecked-subtract underive
  unreduced unsigned-bit-shift-right update update-in update-keys update-proxy update-vals uri? use uuid? val vals var-get var-set var? vary-meta vec vector
  vector-of vector? volatile! volatile? vreset! vswap! when when-first when-let when-not when-some while with-bindings with-bindings* with-in-str with-local-vars
  with-meta with-open with-out-str with-precision with-redefs with-redefs-fn xml-seq zero? zipmap
  are deftest deftest- is run-all-tests run-tests testing thrown-with-msg? thrown? use-fixtures`.split(/\s+/),
)
