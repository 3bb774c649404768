/**
 * Scala's standard library as programs use it, in the notation of `external-types.ts`: what its values give matters, not how its
 * collections are built upon each other. Written by hand after the API documentation of 2.13; what 2.12 had besides is told, too.
 */
import {
  BUFFER,
  COMPANION,
  GROWABLE,
  ITERABLE,
  MAP,
  MAP_COMPANION,
  MONAD,
  MUTABLE_MAP,
  NUMBER,
  SEQUENCE,
  SET,
} from './member-families.ts'

export const SCALA_TYPES: readonly (readonly [
  head: string,
  members: string,
  element?: Readonly<Record<string, string>>,
])[] = [
  [
    'c scala.Any',
    `equals,$eq$eq,$bang$eq,canEqual=(Any)Boolean
hashCode,$hash$hash=()Int
toString=()String
<T>isInstanceOf=()Boolean
<T>asInstanceOf=()T
eq,ne=(AnyRef)Boolean
<T>synchronized=(T)T
wait,notify,notifyAll,finalize=()Unit
wait=(Long)Unit
clone=()AnyRef
getClass=()java.lang.Class<static>
<B>$minus$greater,$u2192=(B)Tuple2<static,B>
ensuring=(Boolean)static
ensuring=(Function1<static,Boolean>)static
formatted=(String)String`,
  ],
  ['c scala.AnyRef|Any', ''],
  ['c scala.AnyVal|Any', ''],
  ['c scala.Nothing|Any', ''],
  ['c scala.Null|AnyRef', ''],
  ['c scala.Unit|AnyVal', ''],
  [
    'c scala.Boolean|AnyVal',
    `$amp$amp,$bar$bar,$amp,$bar,$up=(Boolean)Boolean
unary_$bang=()Boolean
compare=(Boolean)Int`,
  ],
  ...['Int', 'Long', 'Double', 'Float', 'Short', 'Byte', 'Char'].map(
    (name) =>
      [
        `c scala.${name}|AnyVal|Comparable<${name}>`,
        `${NUMBER.replace(/\bN\b/g, name)}${
          name === 'Char'
            ? '\nisDigit,isLetter,isLetterOrDigit,isUpper,isLower,isWhitespace,isControl=()Boolean\ntoUpper,toLower=()Char\nasDigit,getNumericValue=()Int'
            : ''
        }`,
      ] as const,
  ),
  ...['Int', 'Long', 'Double', 'Float', 'Short', 'Byte', 'Char'].map(
    (name) =>
      [
        `o scala.${name}$`,
        `MaxValue:${name}\nMinValue:${name}\nMinPositiveValue,NaN,PositiveInfinity,NegativeInfinity:${name}\nbox=(${name})AnyRef`,
      ] as const,
  ),
  [
    'o scala.Predef$',
    `println,print=(Any)Unit
println=()Unit
printf=(String,Any...)Unit
require,assert,assume=(Boolean)Unit
require,assert,assume=(Boolean,Any)Unit
<T>implicitly,summon,valueOf=()T
<A>identity,locally=(A)A
<T>classOf=()java.lang.Class<T>
$qmark$qmark$qmark=()Nothing
Map:scala.collection.immutable.Map$
Set:scala.collection.immutable.Set$
augmentString=(String)StringOps
refArrayOps,wrapRefArray=(Array<?>)Array<?>
error=(String)Nothing
readLine=()String
any2stringadd=(Any)String`,
  ],
  ['c scala.Array<A>', `${SEQUENCE}\nupdate=(Int,A)Unit`, { C: 'Array' }],
  [
    'o scala.Array$',
    `${COMPANION}\n<A>ofDim=(Int)Array<A>\n<A>ofDim=(Int,Int)Array<Array<A>>\ncopy=(AnyRef,Int,AnyRef,Int,Int)Unit`,
    { C: 'Array' },
  ],
  ['i scala.collection.IterableOnce<A>', '<U>foreach=(Function1<A,U>)Unit\niterator=()Iterator<A>'],
  ['i scala.collection.Iterable<A>|IterableOnce<A>', ITERABLE, { C: 'Iterable' }],
  ['o scala.collection.Iterable$', COMPANION, { C: 'Iterable' }],
  ['i scala.collection.Seq<A>|Iterable<A>|PartialFunction<Int,A>', SEQUENCE, { C: 'Seq' }],
  ['o scala.collection.Seq$', COMPANION, { C: 'Seq' }],
  ['i scala.collection.IndexedSeq<A>|Seq<A>', SEQUENCE, { C: 'IndexedSeq' }],
  ['o scala.collection.IndexedSeq$', COMPANION, { C: 'IndexedSeq' }],
  ['i scala.collection.immutable.LinearSeq<A>|Seq<A>', SEQUENCE, { C: 'LinearSeq' }],
  [
    'c scala.collection.immutable.List<A>|LinearSeq<A>',
    `${SEQUENCE}\n$colon$colon=(A)List<A>\n$colon$colon$colon,reverse_$colon$colon$colon=(List<A>)List<A>\n<B>mapConserve=(Function1<A,B>)List<B>`,
    { C: 'List' },
  ],
  ['o scala.collection.immutable.List$', COMPANION, { C: 'List' }],
  [
    'o scala.collection.immutable.Nil$|List<Nothing>',
    '<A>$colon$colon=(A)List<A>\n<A>$colon$colon$colon=(List<A>)List<A>',
  ],
  ['c scala.collection.immutable.$colon$colon<A>|List<A>', ''],
  ['c scala.collection.immutable.Vector<A>|IndexedSeq<A>', SEQUENCE, { C: 'Vector' }],
  ['o scala.collection.immutable.Vector$', COMPANION, { C: 'Vector' }],
  [
    'c scala.collection.immutable.Stream<A>|LinearSeq<A>',
    `${SEQUENCE}\n$hash$colon$colon=(A)Stream<A>\n$hash$colon$colon$colon=(Stream<A>)Stream<A>\nforce=()Stream<A>`,
    { C: 'Stream' },
  ],
  [
    'o scala.collection.immutable.Stream$',
    `${COMPANION}\n<A>continually=(A)Stream<A>\nfrom=(Int)Stream<Int>`,
    { C: 'Stream' },
  ],
  [
    'c scala.collection.immutable.LazyList<A>|LinearSeq<A>',
    `${SEQUENCE}\n$hash$colon$colon=(A)LazyList<A>\nforce=()LazyList<A>`,
    { C: 'LazyList' },
  ],
  [
    'o scala.collection.immutable.LazyList$',
    `${COMPANION}\n<A>continually=(A)LazyList<A>\nfrom=(Int)LazyList<Int>`,
    { C: 'LazyList' },
  ],
  [
    'c scala.collection.immutable.Queue<A>|Seq<A>',
    `${SEQUENCE}\nenqueue=(A)Queue<A>\ndequeue=()Tuple2<A,Queue<A>>\ndequeueOption=()Option<Tuple2<A,Queue<A>>>\nfront=()A`,
    { C: 'Queue' },
  ],
  ['o scala.collection.immutable.Queue$', COMPANION, { C: 'Queue' }],
  ['c scala.collection.immutable.Range|IndexedSeq<Int>', 'by=(Int)Range\ninclusive=()Range\nstart,end,step=()Int'],
  ['o scala.collection.immutable.Range$', 'apply,inclusive=(Int,Int)Range\napply,inclusive=(Int,Int,Int)Range'],
  ['i scala.collection.immutable.Set<A>|Iterable<A>|Function1<A,Boolean>', SET, { C: 'Set' }],
  ['o scala.collection.immutable.Set$', COMPANION, { C: 'Set' }],
  ['c scala.collection.immutable.HashSet<A>|Set<A>', SET, { C: 'HashSet' }],
  ['o scala.collection.immutable.HashSet$', COMPANION, { C: 'HashSet' }],
  ['c scala.collection.immutable.ListSet<A>|Set<A>', SET, { C: 'ListSet' }],
  ['o scala.collection.immutable.ListSet$', COMPANION, { C: 'ListSet' }],
  [
    'c scala.collection.immutable.SortedSet<A>|Set<A>',
    `${SET}\nfirstKey,lastKey=()A\nrange=(A,A)SortedSet<A>`,
    { C: 'SortedSet' },
  ],
  ['o scala.collection.immutable.SortedSet$', COMPANION, { C: 'SortedSet' }],
  ['c scala.collection.immutable.TreeSet<A>|SortedSet<A>', SET, { C: 'TreeSet' }],
  ['o scala.collection.immutable.TreeSet$', COMPANION, { C: 'TreeSet' }],
  ['c scala.collection.immutable.BitSet|Set<Int>', ''],
  ['i scala.collection.immutable.Map<K,V>|Iterable<Tuple2<K,V>>|PartialFunction<K,V>', MAP, { C: 'Map' }],
  ['o scala.collection.immutable.Map$', MAP_COMPANION, { C: 'Map' }],
  ['c scala.collection.immutable.HashMap<K,V>|Map<K,V>', MAP, { C: 'HashMap' }],
  ['o scala.collection.immutable.HashMap$', MAP_COMPANION, { C: 'HashMap' }],
  ['c scala.collection.immutable.ListMap<K,V>|Map<K,V>', MAP, { C: 'ListMap' }],
  ['o scala.collection.immutable.ListMap$', MAP_COMPANION, { C: 'ListMap' }],
  ['c scala.collection.immutable.VectorMap<K,V>|Map<K,V>', MAP, { C: 'VectorMap' }],
  ['o scala.collection.immutable.VectorMap$', MAP_COMPANION, { C: 'VectorMap' }],
  ['c scala.collection.immutable.SortedMap<K,V>|Map<K,V>', `${MAP}\nfirstKey,lastKey=()K`, { C: 'SortedMap' }],
  ['o scala.collection.immutable.SortedMap$', MAP_COMPANION, { C: 'SortedMap' }],
  ['c scala.collection.immutable.TreeMap<K,V>|SortedMap<K,V>', MAP, { C: 'TreeMap' }],
  ['o scala.collection.immutable.TreeMap$', MAP_COMPANION, { C: 'TreeMap' }],
  [
    'i scala.collection.Iterator<A>|IterableOnce<A>',
    `${ITERABLE}\nnext=()A\nhasNext=()Boolean\nbuffered=()Iterator<A>\nlength=()Int\nduplicate=()Tuple2<Iterator<A>,Iterator<A>>\ncontains=(A)Boolean\ndistinct=()Iterator<A>\nnextOption=()Option<A>`,
    { C: 'Iterator' },
  ],
  [
    'o scala.collection.Iterator$',
    `${COMPANION}\n<A>continually=(A)Iterator<A>\n<A>single=(A)Iterator<A>`,
    { C: 'Iterator' },
  ],
  [
    'i scala.collection.mutable.Builder<A,R>',
    '$plus$eq,addOne=(A)Builder<A,R>\n$plus$plus$eq,addAll=(IterableOnce<A>)Builder<A,R>\nresult=()R\nclear=()Unit\nsizeHint=(Int)Unit',
  ],
  ['i scala.collection.mutable.Buffer<A>|Seq<A>', `${SEQUENCE}\n${BUFFER}`, { C: 'Buffer' }],
  ['o scala.collection.mutable.Buffer$', COMPANION, { C: 'Buffer' }],
  ['c scala.collection.mutable.ArrayBuffer<A>|Buffer<A>', `${SEQUENCE}\n${BUFFER}`, { C: 'ArrayBuffer' }],
  ['o scala.collection.mutable.ArrayBuffer$', COMPANION, { C: 'ArrayBuffer' }],
  ['c scala.collection.mutable.ListBuffer<A>|Buffer<A>', `${SEQUENCE}\n${BUFFER}`, { C: 'ListBuffer' }],
  ['o scala.collection.mutable.ListBuffer$', COMPANION, { C: 'ListBuffer' }],
  ['c scala.collection.mutable.ArraySeq<A>|Seq<A>', SEQUENCE, { C: 'ArraySeq' }],
  [
    'c scala.collection.mutable.Stack<A>|Seq<A>',
    `${SEQUENCE}\n${GROWABLE}\npush=(A)Stack<A>\npop,top=()A`,
    { C: 'Stack' },
  ],
  ['o scala.collection.mutable.Stack$', COMPANION, { C: 'Stack' }],
  [
    'c scala.collection.mutable.PriorityQueue<A>|Iterable<A>',
    `${ITERABLE}\n${GROWABLE}\nenqueue=(A...)Unit\ndequeue=()A`,
    { C: 'PriorityQueue' },
  ],
  ['o scala.collection.mutable.PriorityQueue$', COMPANION, { C: 'PriorityQueue' }],
  ['c scala.collection.mutable.ArrayBuilder<A>|Builder<A,Array<A>>', ''],
  [
    'c scala.collection.mutable.StringBuilder|Seq<Char>',
    'append,$plus$plus$eq,$plus$eq,insert,reverse,appendAll=(Any)StringBuilder\nresult,mkString=()String\nlength=()Int\nsetLength=(Int)Unit\nclear=()Unit\ncharAt=(Int)Char',
  ],
  [
    'c scala.StringOps',
    `${SEQUENCE.replace(/C<A>/g, 'String')
      .replace(/\bA\b/g, 'Char')
      .replace(/C<B>/g, 'IndexedSeq<B>')
      .replace(/C<([^;=]*)>/g, 'IndexedSeq<$1>')}
$plus,$times,concat=(Any)String
format,formatLocal=(Any...)String
stripMargin,stripLineEnd,capitalize,toUpperCase,toLowerCase,trim,strip=()String
stripMargin=(Char)String
stripPrefix,stripSuffix=(String)String
toInt=()Int
toLong=()Long
toDouble=()Double
toFloat=()Float
toShort=()Short
toByte=()Byte
toBoolean=()Boolean
toIntOption=()Option<Int>
toLongOption=()Option<Long>
toDoubleOption=()Option<Double>
toBooleanOption=()Option<Boolean>
split=(Char)Array<String>
split=(Array<Char>)Array<String>
lines,linesIterator,linesWithSeparators=()Iterator<String>
r=()Regex
r=(String...)Regex
replaceAllLiterally=(String,String)String
compare=(String)Int
$less,$greater,$less$eq,$greater$eq=(String)Boolean`,
  ],
  ['c scala.StringContext', 's,f,raw=(Any...)String\nparts:Seq<String>'],
  ['o scala.StringContext$', 'apply=(String...)StringContext\nprocessEscapes,treatEscapes=(String)String'],
  ['c scala.Symbol', 'name:String'],
  ['o scala.Symbol$', 'apply=(String)Symbol'],
  [
    'c scala.Option<A>|IterableOnce<A>',
    `${MONAD.replace('Function1<A,C<B>>', 'Function1<A,IterableOnce<B>>')}
get,getOrElse0,orNull=()A
getOrElse=(A)A
orElse=(Option<A>)Option<A>
<B>fold=(B,Function1<A,B>)B
<B>foldLeft=(B,Function2<B,A,B>)B
isDefined,isEmpty,nonEmpty=()Boolean
exists,forall=(Function1<A,Boolean>)Boolean
contains=(A)Boolean
find=(Function1<A,Boolean>)Option<A>
toList=()List<A>
toSeq,toIndexedSeq=()Seq<A>
toVector=()Vector<A>
toSet=()Set<A>
iterator=()Iterator<A>
size=()Int
<X>toRight=(X)Either<X,A>
<X>toLeft=(X)Either<A,X>
<B>zip=(Option<B>)Option<Tuple2<A,B>>
head,last=()A
headOption=()Option<A>
count=(Function1<A,Boolean>)Int
mkString=()String
mkString=(String)String
unzip=()Tuple2<Option<?>,Option<?>>`,
    { C: 'Option' },
  ],
  ['o scala.Option$', '<A>apply=(A)Option<A>\n<A>empty=()Option<A>\n<A>when,unless=(Boolean,A)Option<A>'],
  ['c scala.Some<A>|Option<A>', 'value,x:A'],
  ['o scala.Some$', '<A>apply=(A)Some<A>\n<A>unapply=(Option<A>)Option<A>'],
  ['o scala.None$|Option<Nothing>', ''],
  [
    'c scala.util.Either<L,A>',
    `<B>map=(Function1<A,B>)Either<L,B>
<B>flatMap=(Function1<A,Either<L,B>>)Either<L,B>
<U>foreach=(Function1<A,U>)Unit
<X>fold=(Function1<L,X>,Function1<A,X>)X
left=()LeftProjection<L,A>
right=()RightProjection<L,A>
isLeft,isRight=()Boolean
getOrElse=(A)A
orElse=(Either<L,A>)Either<L,A>
toOption=()Option<A>
toSeq=()Seq<A>
toTry=()Try<A>
swap=()Either<A,L>
merge=()A
exists,forall=(Function1<A,Boolean>)Boolean
contains=(A)Boolean
filterOrElse=(Function1<A,Boolean>,L)Either<L,A>
joinRight,joinLeft,flatten=()Either<L,?>`,
  ],
  ['c scala.util.Left<L,A>|Either<L,A>', 'value,a:L'],
  ['c scala.util.Right<L,A>|Either<L,A>', 'value,b:A'],
  ['o scala.util.Left$', '<L,A>apply=(L)Left<L,A>\n<L,A>unapply=(Either<L,A>)Option<L>'],
  ['o scala.util.Right$', '<L,A>apply=(A)Right<L,A>\n<L,A>unapply=(Either<L,A>)Option<A>'],
  ['o scala.util.Either$', '<L,A>cond=(Boolean,A,L)Either<L,A>'],
  [
    'c scala.util.LeftProjection<L,A>',
    '<X>map=(Function1<L,X>)Either<X,A>\n<X>flatMap=(Function1<L,Either<X,A>>)Either<X,A>\nget=()L\ntoOption=()Option<L>\n<U>foreach=(Function1<L,U>)Unit\ngetOrElse=(L)L\nexists,forall=(Function1<L,Boolean>)Boolean',
  ],
  [
    'c scala.util.RightProjection<L,A>',
    '<X>map=(Function1<A,X>)Either<L,X>\n<X>flatMap=(Function1<A,Either<L,X>>)Either<L,X>\nget=()A\ntoOption=()Option<A>\n<U>foreach=(Function1<A,U>)Unit\ngetOrElse=(A)A\nexists,forall=(Function1<A,Boolean>)Boolean',
  ],
  [
    'c scala.util.Try<A>',
    `${MONAD}
get=()A
getOrElse=(A)A
orElse=(Try<A>)Try<A>
recover=(PartialFunction<Throwable,A>)Try<A>
recoverWith=(PartialFunction<Throwable,Try<A>>)Try<A>
isSuccess,isFailure=()Boolean
toOption=()Option<A>
toEither=()Either<Throwable,A>
failed=()Try<Throwable>
<B>transform=(Function1<A,Try<B>>,Function1<Throwable,Try<B>>)Try<B>
<B>fold=(Function1<Throwable,B>,Function1<A,B>)B`,
    { C: 'Try' },
  ],
  ['o scala.util.Try$', '<A>apply=(A)Try<A>'],
  ['c scala.util.Success<A>|Try<A>', 'value:A'],
  ['o scala.util.Success$', '<A>apply=(A)Success<A>\n<A>unapply=(Try<A>)Option<A>'],
  ['c scala.util.Failure<A>|Try<A>', 'exception:Throwable'],
  ['o scala.util.Failure$', '<A>apply=(Throwable)Failure<A>\n<A>unapply=(Try<A>)Option<Throwable>'],
  [
    'c scala.util.Random',
    'nextInt=()Int\nnextInt=(Int)Int\nnextLong=()Long\nnextDouble=()Double\nnextFloat=()Float\nnextBoolean=()Boolean\nnextBytes=(Array<Byte>)Unit\nnextString=(Int)String\n<A>shuffle=(Seq<A>)Seq<A>\nnextGaussian=()Double',
  ],
  ['o scala.util.Random$|Random', ''],
  [
    'o scala.util.Properties$',
    'isWin,isMac,isLinux=()Boolean\nversionNumberString,versionString,lineSeparator,userHome,userDir,tmpDir,javaHome=()String\npropOrElse,envOrElse=(String,String)String\npropOrNull,propOrEmpty,envOrNone0=(String)String\nenvOrNone,propOrNone=(String)Option<String>',
  ],
  ['o scala.util.control.NonFatal$', 'apply=(Throwable)Boolean\nunapply=(Throwable)Option<Throwable>'],
  ['i scala.util.control.NoStackTrace|java.lang.Throwable', ''],
  ['i scala.util.control.ControlThrowable|java.lang.Throwable', ''],
  ['c scala.util.control.Breaks', 'breakable=(Unit)Unit\nbreak=()Nothing'],
  ['o scala.util.control.Breaks$|Breaks', ''],
  [
    'c scala.util.matching.Regex',
    'findFirstIn=(CharSequence)Option<String>\nfindFirstMatchIn=(CharSequence)Option<Match>\nfindAllIn=(CharSequence)Iterator<String>\nfindAllMatchIn=(CharSequence)Iterator<Match>\nreplaceAllIn=(CharSequence,Function1<Match,String>)String\nreplaceAllIn=(CharSequence,String)String\nreplaceFirstIn=(CharSequence,String)String\nunapplySeq=(CharSequence)Option<List<String>>\npattern=()java.util.regex.Pattern\nmatches=(CharSequence)Boolean\nanchored,unanchored=()Regex\nregex=()String\nsplit=(CharSequence)Array<String>',
  ],
  [
    'c scala.util.matching.Match',
    'group=(Int)String\ngroup=(String)String\nmatched=()String\nsubgroups=()List<String>\nstart,end,groupCount=()Int\nbefore,after,source=()CharSequence',
  ],
  ['i scala.concurrent.Awaitable<A>', ''],
  [
    'i scala.concurrent.Future<A>|Awaitable<A>',
    `${MONAD}
<U>onComplete=(Function1<Try<A>,U>)Unit
<U>onSuccess=(PartialFunction<A,U>)Unit
<U>onFailure=(PartialFunction<Throwable,U>)Unit
<U>andThen=(PartialFunction<Try<A>,U>)Future<A>
recover=(PartialFunction<Throwable,A>)Future<A>
recoverWith=(PartialFunction<Throwable,Future<A>>)Future<A>
fallbackTo=(Future<A>)Future<A>
<B>zip=(Future<B>)Future<Tuple2<A,B>>
<B,D>zipWith=(Future<B>,Function2<A,B,D>)Future<D>
<B>transform=(Function1<A,B>,Function1<Throwable,Throwable>)Future<B>
<B>transform=(Function1<Try<A>,Try<B>>)Future<B>
<B>transformWith=(Function1<Try<A>,Future<B>>)Future<B>
<S>mapTo=()Future<S>
failed=()Future<Throwable>
value=()Option<Try<A>>
isCompleted=()Boolean
ready=(Duration)Future<A>
result=(Duration)A`,
    { C: 'Future' },
  ],
  [
    'o scala.concurrent.Future$',
    '<A>apply=(A)Future<A>\n<A>successful,fromTry0=(A)Future<A>\n<A>fromTry=(Try<A>)Future<A>\n<A>failed=(Throwable)Future<A>\n<A>delegate=(Future<A>)Future<A>\n<A>sequence=(Iterable<Future<A>>)Future<Seq<A>>\n<A,B>traverse=(Iterable<A>,Function1<A,Future<B>>)Future<Seq<B>>\n<A>firstCompletedOf=(Iterable<Future<A>>)Future<A>\n<A,B>foldLeft,fold=(Iterable<Future<A>>,B,Function2<B,A,B>)Future<B>\n<A,B>reduceLeft,reduce=(Iterable<Future<A>>,Function2<A,A,A>)Future<A>\nunit:Future<Unit>\nnever:Future<Nothing>',
  ],
  [
    'i scala.concurrent.Promise<A>',
    'future=()Future<A>\nsuccess=(A)Promise<A>\nfailure=(Throwable)Promise<A>\ncomplete=(Try<A>)Promise<A>\ntrySuccess=(A)Boolean\ntryFailure=(Throwable)Boolean\ntryComplete=(Try<A>)Boolean\ntryCompleteWith,completeWith=(Future<A>)Promise<A>\nisCompleted=()Boolean',
  ],
  [
    'o scala.concurrent.Promise$',
    '<A>apply=()Promise<A>\n<A>successful=(A)Promise<A>\n<A>failed=(Throwable)Promise<A>\n<A>fromTry=(Try<A>)Promise<A>',
  ],
  [
    'i scala.concurrent.ExecutionContext',
    'execute=(Runnable)Unit\nreportFailure=(Throwable)Unit\nprepare=()ExecutionContext',
  ],
  ['i scala.concurrent.ExecutionContextExecutor|ExecutionContext|java.util.concurrent.Executor', ''],
  [
    'i scala.concurrent.ExecutionContextExecutorService|ExecutionContextExecutor|java.util.concurrent.ExecutorService',
    '',
  ],
  [
    'o scala.concurrent.ExecutionContext$',
    'global:ExecutionContextExecutor\nImplicits:ExecutionContext.Implicits$\nfromExecutor=(java.util.concurrent.Executor)ExecutionContextExecutor\nfromExecutorService=(java.util.concurrent.ExecutorService)ExecutionContextExecutorService\nparasitic:ExecutionContextExecutor',
  ],
  ['o scala.concurrent.ExecutionContext.Implicits$', 'global:ExecutionContextExecutor'],
  ['o scala.concurrent.Await$', '<A>result=(Awaitable<A>,Duration)A\n<A>ready=(Future<A>,Duration)Future<A>'],
  ['o scala.concurrent.package$', '<A>blocking=(A)A\n<A>future=(A)Future<A>\n<A>promise=()Promise<A>'],
  [
    'i scala.concurrent.duration.Duration',
    'toMillis,toSeconds,toNanos,toMinutes,toMicros,toHours,toDays,length=()Long\ntoUnit=(java.util.concurrent.TimeUnit)Double\nisFinite=()Boolean\nunit=()java.util.concurrent.TimeUnit\n$plus,$minus,min,max=(Duration)Duration\n$times,$div=(Double)Duration\n$less,$greater,$less$eq,$greater$eq=(Duration)Boolean\nfromNow=()Deadline',
  ],
  [
    'c scala.concurrent.duration.FiniteDuration|Duration',
    '$plus,$minus,min,max=(FiniteDuration)FiniteDuration\n$times,$div=(Long)FiniteDuration\nfromNow=()Deadline\ntoCoarsest=()FiniteDuration',
  ],
  ['o scala.concurrent.duration.FiniteDuration$', 'apply=(Long,java.util.concurrent.TimeUnit)FiniteDuration'],
  [
    'o scala.concurrent.duration.Duration$',
    'apply=(Long,java.util.concurrent.TimeUnit)FiniteDuration\napply=(String)Duration\ncreate=(Long,java.util.concurrent.TimeUnit)FiniteDuration\nInf,MinusInf,Undefined:Duration\nZero:FiniteDuration\nfromNanos=(Long)FiniteDuration',
  ],
  [
    'c scala.concurrent.duration.DurationInt',
    'second,seconds,milli,millis,millisecond,milliseconds,minute,minutes,hour,hours,day,days,nano,nanos,nanosecond,nanoseconds,micro,micros,microsecond,microseconds=()FiniteDuration',
  ],
  [
    'c scala.concurrent.duration.Deadline',
    'timeLeft=()FiniteDuration\nhasTimeLeft,isOverdue=()Boolean\n$plus,$minus=(FiniteDuration)Deadline',
  ],
  ['o scala.concurrent.duration.Deadline$', 'now=()Deadline'],
  [
    'i scala.PartialFunction<A,B>|Function1<A,B>',
    'isDefinedAt=(A)Boolean\nlift=()Function1<A,Option<B>>\norElse=(PartialFunction<A,B>)PartialFunction<A,B>\n<D>andThen=(Function1<B,D>)PartialFunction<A,D>\napplyOrElse=(A,Function1<A,B>)B\n<U>runWith=(Function1<B,U>)Function1<A,Boolean>',
  ],
  ['o scala.PartialFunction$', '<A,B>empty=()PartialFunction<A,B>'],
  [
    'i scala.math.Ordering<T>',
    'compare=(T,T)Int\nlt,gt,lteq,gteq,equiv=(T,T)Boolean\nmax,min=(T,T)T\nreverse=()Ordering<T>\n<U>on=(Function1<U,T>)Ordering<U>\n<U>contramap=(Function1<U,T>)Ordering<U>',
  ],
  [
    'o scala.math.Ordering$',
    '<T>apply=()Ordering<T>\n<T,S>by=(Function1<T,S>)Ordering<T>\n<T>fromLessThan=(Function2<T,T,Boolean>)Ordering<T>\nInt:Ordering<Int>\nString:Ordering<String>\nLong:Ordering<Long>\nDouble:Ordering<Double>\nBoolean:Ordering<Boolean>',
  ],
  ['i scala.math.Ordered<T>|Comparable<T>', 'compare=(T)Int\n$less,$greater,$less$eq,$greater$eq=(T)Boolean'],
  [
    'i scala.math.Numeric<T>|Ordering<T>',
    'plus,minus,times=(T,T)T\nnegate,abs=(T)T\nfromInt=(Int)T\ntoInt=(T)Int\ntoLong=(T)Long\ntoDouble=(T)Double\nzero,one=()T',
  ],
  ['i scala.math.Integral<T>|Numeric<T>', 'quot,rem=(T,T)T'],
  ['i scala.math.Fractional<T>|Numeric<T>', 'div=(T,T)T'],
  ['i scala.math.Equiv<T>', 'equiv=(T,T)Boolean'],
  [
    'c scala.math.BigInt',
    '$plus,$minus,$times,$div,$percent,min,max,gcd,mod,pow0=(BigInt)BigInt\npow,$less$less,$greater$greater=(Int)BigInt\nunary_$minus,abs=()BigInt\ntoInt,intValue,bitLength=()Int\ntoLong,longValue=()Long\ntoDouble=()Double\nbigInteger=()java.math.BigInteger\n$less,$greater,$less$eq,$greater$eq=(BigInt)Boolean\ntoByteArray=()Array<Byte>\nsignum=()Int',
  ],
  ['o scala.math.BigInt$', 'apply=(Any)BigInt'],
  [
    'c scala.math.BigDecimal',
    '$plus,$minus,$times,$div,$percent,min,max=(BigDecimal)BigDecimal\nunary_$minus,abs=()BigDecimal\ntoInt=()Int\ntoLong=()Long\ntoDouble,doubleValue=()Double\ntoBigInt=()BigInt\nbigDecimal=()java.math.BigDecimal\n$less,$greater,$less$eq,$greater$eq=(BigDecimal)Boolean\nsetScale=(Int)BigDecimal\nscale,precision,signum=()Int',
  ],
  ['o scala.math.BigDecimal$', 'apply=(Any)BigDecimal'],
  [
    'o scala.math.package$',
    'max,min=(Int,Int)Int\nmax,min=(Long,Long)Long\nmax,min=(Double,Double)Double\nabs=(Int)Int\nabs=(Long)Long\nabs=(Double)Double\npow,atan2=(Double,Double)Double\nsqrt,log,log10,exp,ceil,floor,sin,cos,tan,signum=(Double)Double\nround=(Double)Long\nrandom=()Double\nPi,E:Double',
  ],
  [
    'i scala.Product',
    'productArity=()Int\nproductElement=(Int)Any\nproductIterator=()Iterator<Any>\nproductPrefix=()String\ncanEqual=(Any)Boolean',
  ],
  ['i scala.Serializable', ''],
  ['i scala.Equals', ''],
  ['i scala.Dynamic', ''],
  ['c scala.annotation.StaticAnnotation', ''],
  ['c scala.annotation.tailrec', ''],
  ['c scala.annotation.switch', ''],
  ['c scala.annotation.varargs', ''],
  ['c scala.annotation.implicitNotFound', ''],
  ['c scala.annotation.nowarn', ''],
  ['c scala.annotation.unused', ''],
  ['c scala.inline', ''],
  ['c scala.noinline', ''],
  ['c scala.specialized', ''],
  ['c scala.transient', ''],
  ['c scala.volatile', ''],
  ['c scala.throws', ''],
  ['c scala.deprecated', ''],
  ['c scala.native', ''],
  ['c scala.unchecked', ''],
  ['c scala.MatchError|java.lang.RuntimeException', ''],
  ['c scala.NotImplementedError|java.lang.Error', ''],
  ['i scala.App', 'args=()Array<String>\nmain=(Array<String>)Unit'],
  [
    'c scala.Enumeration',
    'Value=()Enumeration.Value\nValue=(Int)Enumeration.Value\nValue=(String)Enumeration.Value\nValue=(Int,String)Enumeration.Value\nvalues=()Set<Enumeration.Value>\nwithName=(String)Enumeration.Value\napply=(Int)Enumeration.Value\nmaxId=()Int',
  ],
  ['c scala.Enumeration.Value', 'id=()Int\ncompare=(Enumeration.Value)Int'],
  ['c scala.Enumeration.Val|Enumeration.Value', ''],
  [
    'o scala.Console$',
    'println,print=(Any)Unit\nout,err=()java.io.PrintStream\nin=()java.io.BufferedReader\nRED,GREEN,BLUE,RESET,YELLOW,BOLD,CYAN,MAGENTA,WHITE:String\n<A>withOut,withErr,withIn=(java.io.OutputStream,A)A',
  ],
  ['c scala.io.Source|Iterator<Char>', 'getLines=()Iterator<String>\nclose=()Unit\nmkString=()String'],
  [
    'o scala.io.Source$',
    'fromFile,fromURL,fromString,fromInputStream,fromResource,fromBytes,fromURI=(Any)Source\nfromFile,fromURL,fromInputStream=(Any,String)Source',
  ],
  [
    'o scala.sys.package$',
    'error=(String)Nothing\nexit=()Nothing\nexit=(Int)Nothing\nprops:scala.collection.mutable.Map<String,String>\nenv:Map<String,String>\naddShutdownHook=(Unit)Unit',
  ],
  ['c scala.FromJavaList<A>', 'asScala=()scala.collection.mutable.Buffer<A>'],
  ['c scala.FromJavaSet<A>', 'asScala=()scala.collection.mutable.Set<A>'],
  ['c scala.FromJavaMap<K,V>', 'asScala=()scala.collection.mutable.Map<K,V>'],
  ['c scala.FromJavaIterator<A>', 'asScala=()Iterator<A>'],
  ['c scala.FromJavaIterable<A>', 'asScala=()Iterable<A>'],
  ['c scala.ToJavaMap<K,V>', 'asJava=()java.util.Map<K,V>'],
  ['c scala.ToJavaSet<A>', 'asJava=()java.util.Set<A>'],
  ['c scala.ToJavaList<A>', 'asJava=()java.util.List<A>\nasJavaCollection=()java.util.Collection<A>'],
  ['c scala.ToJavaIterator<A>', 'asJava=()java.util.Iterator<A>'],
  [
    'c scala.ToJavaIterable<A>',
    'asJava,asJavaIterable=()java.lang.Iterable<A>\nasJavaCollection=()java.util.Collection<A>',
  ],
  ['o scala.collection.JavaConverters$', ''],
  ['o scala.jdk.CollectionConverters$', ''],
  ['i scala.reflect.ClassTag<T>', 'runtimeClass=()java.lang.Class<?>\nunapply=(Any)Option<T>\nnewArray=(Int)Array<T>'],
  ['o scala.reflect.package$', '<T>classTag=()ClassTag<T>'],
  ['i scala.reflect.Manifest<T>|ClassTag<T>', ''],
  ['i scala.collection.concurrent.Map<K,V>|Map<K,V>', MUTABLE_MAP, { C: 'scala.collection.concurrent.Map' }],
  ['c scala.collection.concurrent.TrieMap<K,V>|scala.collection.concurrent.Map<K,V>', MUTABLE_MAP, { C: 'TrieMap' }],
  ['o scala.collection.concurrent.TrieMap$', MAP_COMPANION, { C: 'TrieMap' }],
  ...(
    [
      'Map',
      'HashMap',
      'LinkedHashMap',
      'TreeMap',
      'WeakHashMap',
      'ListMap',
      'OpenHashMap',
      'AnyRefMap',
      'LongMap',
    ] as const
  ).flatMap((name) => {
    const whole = `scala.collection.mutable.${name}`
    const above = name === 'Map' ? 'Map' : 'scala.collection.mutable.Map'
    return [
      [`c ${whole}<K,V>|${above}<K,V>`, MUTABLE_MAP, { C: whole }],
      [`o ${whole}$`, MAP_COMPANION, { C: whole }],
    ] as const
  }),
  ...(['Set', 'HashSet', 'LinkedHashSet', 'TreeSet', 'SortedSet', 'BitSet'] as const).flatMap((name) => {
    const whole = `scala.collection.mutable.${name}`
    const above = name === 'Set' ? 'Set' : 'scala.collection.mutable.Set'
    return [
      [
        `c ${whole}<A>|${above}<A>`,
        `${SET}\n${GROWABLE}\nretain,filterInPlace=(Function1<A,Boolean>)C<A>`,
        { C: whole },
      ],
      [`o ${whole}$`, COMPANION, { C: whole }],
    ] as const
  }),
  ...(['Seq', 'IndexedSeq', 'Queue'] as const).flatMap((name) => {
    const whole = `scala.collection.mutable.${name}`
    const more =
      name === 'Queue'
        ? `\n${GROWABLE}\nenqueue=(A...)Unit\ndequeue,front=()A\ndequeueFirst=(Function1<A,Boolean>)Option<A>`
        : '\nupdate=(Int,A)Unit'
    return [
      [`c ${whole}<A>|Seq<A>`, `${SEQUENCE}${more}`, { C: whole }],
      [`o ${whole}$`, COMPANION, { C: whole }],
    ] as const
  }),
]
