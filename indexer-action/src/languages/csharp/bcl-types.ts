const MOST_PARAMETERS = 16
const MOST_ELEMENTS = 16

/** `Func` and `Action` of every number of parameters. */
function delegates(): string {
  const types = Array.from({ length: MOST_PARAMETERS }, (_, at) => `T${at + 1}`)
  return types
    .flatMap((_, at) => {
      const taken = types.slice(0, at)
      return [
        `i System.Func<${[...taken, 'R']}>\nInvoke!(${taken})R\n`,
        `i System.Action<${types.slice(0, at + 1)}>\nInvoke!(${types.slice(0, at + 1)})void\n`,
      ]
    })
    .join('')
}

/** `ValueTuple` and `Tuple` of every number of elements. */
function tuples(): string {
  const types = Array.from({ length: MOST_ELEMENTS }, (_, at) => `T${at + 1}`)
  return types
    .flatMap((_, at) => {
      const taken = types.slice(0, at + 1)
      const items = taken.map((type, nth) => `Item${nth + 1}:${type}`).join(';')
      return [
        `c System.ValueTuple<${taken}>|System.ValueType\n${items}\n`,
        `c System.Tuple<${taken}>\n${items};Deconstruct=(${taken})void\n`,
      ]
    })
    .join('')
}

/** The struct in `System` that boxes each primitive type. */
export const BOXED = {
  int: 'Int32',
  uint: 'UInt32',
  long: 'Int64',
  ulong: 'UInt64',
  short: 'Int16',
  ushort: 'UInt16',
  byte: 'Byte',
  sbyte: 'SByte',
  float: 'Single',
  double: 'Double',
  decimal: 'Decimal',
  char: 'Char',
  boolean: 'Boolean',
}

function boxes(): string {
  const all = 'System.ValueType|System.IComparable|System.IFormattable|System.IConvertible'
  return Object.entries(BOXED)
    .map(
      ([name, box]) =>
        `c System.${box}|${all}|System.IComparable<${name}>|System.IEquatable<${name}>\n` +
        `Parse=(String)${name};TryParse()boolean;CompareTo()int;MaxValue:${name};MinValue:${name};GetTypeCode()System.TypeCode\n`,
    )
    .join('')
}

/**
 * The part of .NET's base library that decides what expressions are: collections, tasks, delegates, LINQ. Extension
 * methods stand with the type that they extend. In the notation of `nominal/external-types.ts`.
 */
export const BCL_TYPES = `c System.Object
ToString()System.String;GetHashCode()int;Equals()boolean;GetType()Type;MemberwiseClone()object;ReferenceEquals()boolean;Finalize()void
c System.String|IEnumerable<char>
Length:int;this[]:char;Empty:String;Substring()String;Trim()String;TrimEnd()String;TrimStart()String;ToLower()String;ToUpper()String;ToLowerInvariant()String;ToUpperInvariant()String;Replace()String;Split()String[];Join()String;Format()String;Concat()String;IndexOf()int;LastIndexOf()int;StartsWith()boolean;EndsWith()boolean;Contains()boolean;IsNullOrEmpty()boolean;IsNullOrWhiteSpace()boolean;ToCharArray()char[];PadLeft()String;PadRight()String;Insert()String;Remove()String;Compare()int;CompareTo()int;AsSpan()ReadOnlySpan<char>
c System.Type|MemberInfo
FullName:String;Namespace:String;Assembly:System.Reflection.Assembly;BaseType:Type;IsAssignableFrom()boolean;IsInstanceOfType()boolean;IsSubclassOf()boolean;IsEnumDefined()boolean;GetTypeInfo()TypeInfo;GetElementType()Type;GetGenericArguments()Type[];GetGenericTypeDefinition()Type;GetGenericParameterConstraints()Type[];MakeGenericType()Type;MakeArrayType()Type;GetArrayRank()int;GetEnumNames()String[];GetEnumValues()System.Array;GetInterface()Type;GetInterfaces()Type[];GetNestedType()Type;GetNestedTypes()Type[];GetMember()MemberInfo[];GetMembers()MemberInfo[];GetConstructor()ConstructorInfo;GetConstructors()ConstructorInfo[];GetMethod()MethodInfo;GetMethods()MethodInfo[];GetProperty()PropertyInfo;GetProperties()PropertyInfo[];GetField()FieldInfo;GetFields()FieldInfo[];GetEvent()System.Reflection.EventInfo;GetEvents()System.Reflection.EventInfo[];InvokeMember()object
c System.Reflection.TypeInfo|Type
AsType()Type
i System.Reflection.ICustomAttributeProvider
GetCustomAttributes()object[];<A>GetCustomAttributes()IEnumerable<A>;<A>GetCustomAttribute()A;IsDefined()boolean
c System.Reflection.MemberInfo|ICustomAttributeProvider
Name:String;DeclaringType:Type;ReflectedType:Type;GetCustomAttributes()object[];<A>GetCustomAttributes()IEnumerable<A>;<A>GetCustomAttribute()A;IsDefined()boolean
c System.Reflection.MethodBase|MemberInfo
GetParameters()ParameterInfo[];GetGenericArguments()Type[];Invoke()object
c System.Reflection.MethodInfo|MethodBase
ReturnType:Type;ReturnParameter:ParameterInfo;MakeGenericMethod()MethodInfo;GetGenericMethodDefinition()MethodInfo;GetBaseDefinition()MethodInfo;CreateDelegate()System.Delegate
c System.Reflection.ConstructorInfo|MethodBase

c System.Reflection.PropertyInfo|MemberInfo
PropertyType:Type;GetGetMethod()MethodInfo;GetSetMethod()MethodInfo;GetMethod:MethodInfo;SetMethod:MethodInfo;GetIndexParameters()ParameterInfo[];GetValue()object;SetValue()void
c System.Reflection.FieldInfo|MemberInfo
FieldType:Type;GetValue()object;SetValue()void
c System.Reflection.ParameterInfo|ICustomAttributeProvider
Name:String;ParameterType:Type;Member:MemberInfo;GetCustomAttributes()object[];<A>GetCustomAttributes()IEnumerable<A>;<A>GetCustomAttribute()A;IsDefined()boolean
c System.Exception
Message:String;InnerException:Exception;StackTrace:String;GetBaseException()Exception;Source:String;Data:System.Collections.IDictionary
c System.Nullable
GetUnderlyingType()Type
c System.Nullable<T>
Value:T;HasValue:boolean;GetValueOrDefault()T
c System.ValueType

i System.IFormattable

i System.IConvertible

i System.IComparable
CompareTo()int
${boxes()}c System.Enum|System.ValueType|System.IComparable|System.IFormattable|System.IConvertible
Parse()object;HasFlag()boolean;GetValues()Array;GetUnderlyingType()Type;TryParse()boolean;IsDefined()boolean
c System.Array
Length:int;<T>Empty=()T[];Copy()void;IndexOf()int;Resize()void;Sort()void;Reverse()void;Fill()void;Clear()void;<T>Find=(T[],Predicate<T>)T;<T>FindLast=(T[],Predicate<T>)T;<T>FindAll=(T[],Predicate<T>)T[];<T>FindIndex=(T[],Predicate<T>)int;<T>Exists=(T[],Predicate<T>)boolean;<T>TrueForAll=(T[],Predicate<T>)boolean;<T>ForEach=(T[],Action<T>)void;<T,R>ConvertAll=(T[],Converter<T,R>)R[];<T>AsReadOnly=(T[])IReadOnlyList<T>
c System.Array<T>|System.Array|IList<T>|IReadOnlyList<T>
AsSpan()Span<T>;AsMemory()Memory<T>
i System.Collections.Generic.IEnumerable<T>
GetEnumerator()IEnumerator<T>;Where=(Func<T,boolean>)IEnumerable<T>;<R>Select=(Func<T,R>)IEnumerable<R>;<R>SelectMany=(Func<T,IEnumerable<R>>)IEnumerable<R>;First=(Func<T,boolean>)T;First=()T;FirstOrDefault=()T;FirstOrDefault=(Func<T,boolean>)T;Single=()T;Single=(Func<T,boolean>)T;SingleOrDefault=()T;SingleOrDefault=(Func<T,boolean>)T;Last=()T;Last=(Func<T,boolean>)T;LastOrDefault=()T;LastOrDefault=(Func<T,boolean>)T;ElementAt=(int)T;Any=()boolean;Any=(Func<T,boolean>)boolean;All=(Func<T,boolean>)boolean;Count=()int;Count=(Func<T,boolean>)int;<K>OrderBy=(Func<T,K>)IOrderedEnumerable<T>;<K>OrderByDescending=(Func<T,K>)IOrderedEnumerable<T>;<K>GroupBy=(Func<T,K>)IEnumerable<IGrouping<K,T>>;ToList=()List<T>;ToArray=()T[];<K>ToDictionary=(Func<T,K>)Dictionary<K,T>;<K,V>ToDictionary=(Func<T,K>,Func<T,V>)Dictionary<K,V>;ToHashSet=()HashSet<T>;Skip=(int)IEnumerable<T>;Take=(int)IEnumerable<T>;SkipWhile=(Func<T,boolean>)IEnumerable<T>;TakeWhile=(Func<T,boolean>)IEnumerable<T>;Distinct=()IEnumerable<T>;Reverse=()IEnumerable<T>;Concat=(IEnumerable<T>)IEnumerable<T>;Union=(IEnumerable<T>)IEnumerable<T>;Except=(IEnumerable<T>)IEnumerable<T>;Intersect=(IEnumerable<T>)IEnumerable<T>;<R>OfType=()IEnumerable<R>;<R>Cast=()IEnumerable<R>;AsEnumerable=()IEnumerable<T>;Sum=(Func<T,int>)int;Max=()T;<R>Max=(Func<T,R>)R;Min=()T;<R>Min=(Func<T,R>)R;Average=(Func<T,double>)double;Append=(T)IEnumerable<T>;Prepend=(T)IEnumerable<T>;DefaultIfEmpty=()IEnumerable<T>;<A>Aggregate=(A,Func<A,T,A>)A;<A,R>Aggregate=(A,Func<A,T,A>,Func<A,R>)R;Aggregate=(Func<T,T,T>)T;<U,R>Zip=(IEnumerable<U>,Func<T,U,R>)IEnumerable<R>;<U>Zip=(IEnumerable<U>)IEnumerable<{First=T;Second=U}>;<R>Select=(Func<T,int,R>)IEnumerable<R>;Where=(Func<T,int,boolean>)IEnumerable<T>;<U,R>SelectMany=(Func<T,IEnumerable<U>>,Func<T,U,R>)IEnumerable<R>;<K>ToLookup=(Func<T,K>)ILookup<K,T>;<K,V>ToLookup=(Func<T,K>,Func<T,V>)ILookup<K,V>;<K,V>GroupBy=(Func<T,K>,Func<T,V>)IEnumerable<IGrouping<K,V>>;<U,K,R>Join=(IEnumerable<U>,Func<T,K>,Func<U,K>,Func<T,U,R>)IEnumerable<R>;<U,K,R>GroupJoin=(IEnumerable<U>,Func<T,K>,Func<U,K>,Func<T,IEnumerable<U>,R>)IEnumerable<R>;<K>DistinctBy=(Func<T,K>)IEnumerable<T>;<K>MaxBy=(Func<T,K>)T;<K>MinBy=(Func<T,K>)T;<K>UnionBy=(IEnumerable<T>,Func<T,K>)IEnumerable<T>;<K>ExceptBy=(IEnumerable<K>,Func<T,K>)IEnumerable<T>;<K>IntersectBy=(IEnumerable<K>,Func<T,K>)IEnumerable<T>;<K,A>AggregateBy=(Func<T,K>,A,Func<A,T,A>)IEnumerable<KeyValuePair<K,A>>;<K>CountBy=(Func<T,K>)IEnumerable<KeyValuePair<K,int>>;Chunk=(int)IEnumerable<T[]>;Index=()IEnumerable<{Index=int;Item=T}>;Order=()IOrderedEnumerable<T>;OrderDescending=()IOrderedEnumerable<T>;ElementAtOrDefault=(int)T;TakeLast=(int)IEnumerable<T>;SkipLast=(int)IEnumerable<T>;AsParallel=()IEnumerable<T>;AsQueryable=()IQueryable<T>;ToImmutableArray=()ImmutableArray<T>;ToImmutableList=()ImmutableList<T>;ToImmutableHashSet=()ImmutableHashSet<T>;<K>ToImmutableDictionary=(Func<T,K>)ImmutableDictionary<K,T>;<K,V>ToImmutableDictionary=(Func<T,K>,Func<T,V>)ImmutableDictionary<K,V>;<K>ToFrozenDictionary=(Func<T,K>)IReadOnlyDictionary<K,T>;<K,V>ToFrozenDictionary=(Func<T,K>,Func<T,V>)IReadOnlyDictionary<K,V>;ToFrozenSet=()ISet<T>
i System.Linq.IOrderedEnumerable<T>|IEnumerable<T>
<K>ThenBy=(Func<T,K>)IOrderedEnumerable<T>;<K>ThenByDescending=(Func<T,K>)IOrderedEnumerable<T>
i System.Linq.IGrouping<K,T>|IEnumerable<T>
Key:K
i System.Linq.ILookup<K,T>|IEnumerable<IGrouping<K,T>>
this[]:IEnumerable<T>;Contains()boolean;Count:int
i System.Linq.IQueryable<T>|IEnumerable<T>|Microsoft.EntityFrameworkCore.EntityFrameworkQueryableExtensions<T>
Where=(Func<T,boolean>)IQueryable<T>;<R>Select=(Func<T,R>)IQueryable<R>;<R>SelectMany=(Func<T,IEnumerable<R>>)IQueryable<R>;<U,R>SelectMany=(Func<T,IEnumerable<U>>,Func<T,U,R>)IQueryable<R>;<K>OrderBy=(Func<T,K>)IOrderedQueryable<T>;<K>OrderByDescending=(Func<T,K>)IOrderedQueryable<T>;<K>GroupBy=(Func<T,K>)IQueryable<IGrouping<K,T>>;<U,K,R>Join=(IEnumerable<U>,Func<T,K>,Func<U,K>,Func<T,U,R>)IQueryable<R>;<U,K,R>GroupJoin=(IEnumerable<U>,Func<T,K>,Func<U,K>,Func<T,IEnumerable<U>,R>)IQueryable<R>;<R>OfType=()IQueryable<R>;<R>Cast=()IQueryable<R>;<K>DistinctBy=(Func<T,K>)IQueryable<T>;Skip=(int)IQueryable<T>;Take=(int)IQueryable<T>;Distinct=()IQueryable<T>;Reverse=()IQueryable<T>;Concat=(IEnumerable<T>)IQueryable<T>;Union=(IEnumerable<T>)IQueryable<T>;Except=(IEnumerable<T>)IQueryable<T>;Intersect=(IEnumerable<T>)IQueryable<T>;DefaultIfEmpty=()IQueryable<T>
i System.Linq.IOrderedQueryable<T>|IQueryable<T>
<K>ThenBy=(Func<T,K>)IOrderedQueryable<T>;<K>ThenByDescending=(Func<T,K>)IOrderedQueryable<T>
i System.Collections.Generic.IEnumerator<T>|System.IDisposable
Current:T;MoveNext()boolean
i System.Collections.Generic.IAsyncEnumerable<T>
GetAsyncEnumerator()IAsyncEnumerator<T>;ConfigureAwait()IAsyncEnumerable<T>;WithCancellation()IAsyncEnumerable<T>
i System.Collections.Generic.IAsyncEnumerator<T>
Current:T;MoveNextAsync()ValueTask<boolean>
i System.Collections.Generic.IReadOnlyCollection<T>|IEnumerable<T>
Count:int
i System.Collections.Generic.IReadOnlyList<T>|IReadOnlyCollection<T>

i System.Collections.Generic.ICollection<T>|IEnumerable<T>
Count:int;Add=(T)void;Remove()boolean;Contains()boolean;Clear()void;CopyTo()void
i System.Collections.Generic.IList<T>|ICollection<T>
IndexOf()int;Insert=(int,T)void;RemoveAt()void
i System.Collections.Generic.ISet<T>|ICollection<T>

c System.Collections.Generic.List<T>|IList<T>|IReadOnlyList<T>
AddRange()void;Find=(Predicate<T>)T;FindAll=(Predicate<T>)List<T>;FindIndex=(Predicate<T>)int;Exists=(Predicate<T>)boolean;ForEach=(Action<T>)void;RemoveAll=(Predicate<T>)int;Sort()void;GetRange()List<T>;InsertRange()void;Reverse()void;AsReadOnly()IReadOnlyList<T>;<R>ConvertAll=(Func<T,R>)List<R>;TrueForAll=(Predicate<T>)boolean;Capacity:int
c System.Collections.Generic.HashSet<T>|ISet<T>
Add=(T)boolean;UnionWith()void
c System.Collections.Generic.Queue<T>|IEnumerable<T>
Enqueue=(T)void;Dequeue()T;Peek()T;Count:int;TryDequeue=(T)boolean;TryPeek=(T)boolean
c System.Collections.Generic.Stack<T>|IEnumerable<T>
Push=(T)void;Pop()T;Peek()T;Count:int;TryPop=(T)boolean;TryPeek=(T)boolean
c System.Collections.Generic.LinkedList<T>|ICollection<T>
First:LinkedListNode<T>;Last:LinkedListNode<T>;AddFirst()LinkedListNode<T>;AddLast()LinkedListNode<T>;AddBefore()LinkedListNode<T>;AddAfter()LinkedListNode<T>;Find()LinkedListNode<T>
c System.Collections.Generic.LinkedListNode<T>
Value:T;Next:LinkedListNode<T>;Previous:LinkedListNode<T>;List:LinkedList<T>
c System.Collections.Generic.PriorityQueue<T,P>
Enqueue=(T,P)void;Dequeue()T;Peek()T;Count:int;TryDequeue=(T,P)boolean;TryPeek=(T,P)boolean
c System.Collections.Immutable.ImmutableArray<T>|IReadOnlyList<T>|IList<T>
Length:int;IsDefault:boolean;IsEmpty:boolean;Empty:ImmutableArray<T>;Add()ImmutableArray<T>;AddRange()ImmutableArray<T>;SetItem()ImmutableArray<T>;RemoveAt()ImmutableArray<T>
c System.Collections.Immutable.ImmutableArray
<E>Create=(E...)ImmutableArray<E>;<E>CreateRange=(IEnumerable<E>)ImmutableArray<E>
c System.Collections.Immutable.ImmutableList<T>|IReadOnlyList<T>|IList<T>
IsEmpty:boolean;Empty:ImmutableList<T>;Add()ImmutableList<T>;AddRange()ImmutableList<T>;Remove()ImmutableList<T>;SetItem()ImmutableList<T>
c System.Collections.Immutable.ImmutableHashSet<T>|ISet<T>
IsEmpty:boolean;Empty:ImmutableHashSet<T>;Add()ImmutableHashSet<T>;Remove()ImmutableHashSet<T>
c System.Collections.Immutable.ImmutableDictionary<K,V>|IReadOnlyDictionary<K,V>|IDictionary<K,V>
IsEmpty:boolean;Empty:ImmutableDictionary<K,V>;Add()ImmutableDictionary<K,V>;SetItem()ImmutableDictionary<K,V>;Remove()ImmutableDictionary<K,V>
c System.Collections.Generic.KeyValuePair<K,V>|System.ValueType
Key:K;Value:V;Deconstruct=(K,V)void
i System.Collections.Generic.IReadOnlyDictionary<K,V>|IEnumerable<KeyValuePair<K,V>>
this[]:V;Keys:IEnumerable<K>;Values:IEnumerable<V>;ContainsKey()boolean;TryGetValue=(K,V)boolean;Count:int
i System.Collections.Generic.IDictionary<K,V>|IEnumerable<KeyValuePair<K,V>>
this[]:V;Keys:ICollection<K>;Values:ICollection<V>;ContainsKey()boolean;TryGetValue=(K,V)boolean;Add=(K,V)void;Remove()boolean;Count:int;Clear()void
c System.Collections.Generic.Dictionary<K,V>|IDictionary<K,V>|IReadOnlyDictionary<K,V>
TryAdd()boolean;Comparer:IEqualityComparer<K>;GetValueOrDefault()V
c System.Collections.Concurrent.ConcurrentDictionary<K,V>|IDictionary<K,V>
GetOrAdd=(K,Func<K,V>)V;GetOrAdd=(K,V)V;AddOrUpdate=(K,V,Func<K,V,V>)V;AddOrUpdate=(K,Func<K,V>,Func<K,V,V>)V;TryRemove=(K,V)boolean;TryAdd=(K,V)boolean
c System.Collections.ObjectModel.Collection<T>|IList<T>|IReadOnlyList<T>
Items:IList<T>
c System.Collections.ObjectModel.ReadOnlyCollection<T>|IList<T>|IReadOnlyList<T>
Items:IList<T>
c System.Collections.ObjectModel.ObservableCollection<T>|System.Collections.ObjectModel.Collection<T>
Move()void
c System.Collections.ObjectModel.KeyedCollection<K,T>|System.Collections.ObjectModel.Collection<T>
Dictionary:IDictionary<K,T>;Comparer:IEqualityComparer<K>
c System.Collections.Concurrent.ConcurrentBag<T>|IEnumerable<T>

c System.Collections.Concurrent.ConcurrentQueue<T>|IEnumerable<T>
Enqueue=(T)void;TryDequeue=(T)boolean;TryPeek=(T)boolean;Count:int;IsEmpty:boolean
i System.Collections.Generic.IComparer<T>
Compare!(T,T)int
i System.Collections.Generic.IEqualityComparer<T>
Equals()boolean;GetHashCode()int
c System.Threading.Tasks.Parallel
<T>ForEach=(IEnumerable<T>,Action<T>)object;<T>ForEach=(IEnumerable<T>,ParallelOptions,Action<T>)object;<T>ForEachAsync=(IEnumerable<T>,Func<T,CancellationToken,ValueTask>)Task;<T>ForEachAsync=(IEnumerable<T>,ParallelOptions,Func<T,CancellationToken,ValueTask>)Task;For()object;ForAsync()Task;Invoke()void
c System.Threading.Tasks.Task
Run=(Action)Task;<R>Run=(Func<R>)Task<R>;<R>Run=(Func<Task<R>>)Task<R>;<R>FromResult=(R)Task<R>;<R>WhenAll=(IEnumerable<Task<R>>)Task<R[]>;<R>WhenAll=(Task<R>...)Task<R[]>;WhenAll=(Task...)Task;WhenAll=(IEnumerable<Task>)Task;<R>WhenAny=(IEnumerable<Task<R>>)Task<Task<R>>;<R>WhenAny=(Task<R>...)Task<Task<R>>;WhenAny=(Task...)Task<Task>;Delay()Task;CompletedTask:Task;Wait()void;ConfigureAwait()Task;ContinueWith()Task;IsCompleted:boolean;FromException()Task
c System.Threading.Tasks.Task<T>|Task
Result:T;ConfigureAwait()Task<T>;GetAwaiter()TaskAwaiter<T>;WaitAsync()Task<T>;<R>ContinueWith=(Func<Task<T>,R>)Task<R>;ContinueWith=(Action<Task<T>>)Task
c System.Threading.Tasks.ValueTask<T>
Result:T;ConfigureAwait()ValueTask<T>;AsTask()Task<T>
c System.Runtime.CompilerServices.TaskAwaiter<T>
GetResult()T
c System.Threading.ThreadLocal<T>
Value:T;IsValueCreated:boolean
c System.Threading.AsyncLocal<T>
Value:T
c System.Lazy<T>
Value:T;IsValueCreated:boolean
i System.IDisposable
Dispose!()void
i System.IComparable<T>
CompareTo()int
i System.IEquatable<T>
Equals()boolean
i System.Action
Invoke!()void
${delegates()}${tuples()}i System.Predicate<T>
Invoke!(T)boolean
i System.EventHandler
Invoke!(object,EventArgs)void
i System.EventHandler<T>
Invoke!(object,T)void
i System.Comparison<T>
Invoke!(T,T)int
i System.Converter<T,R>
Invoke!(T)R
c System.Linq.Expressions.Expression
Type:Type
c System.Linq.Expressions.LambdaExpression|System.Linq.Expressions.Expression
Body:System.Linq.Expressions.Expression
c System.Linq.Expressions.Expression<D>|System.Linq.Expressions.LambdaExpression
Compile()D
c System.EventArgs
Empty:EventArgs
c System.Linq.Enumerable
Range()IEnumerable<int>;<E>Repeat=(E,int)IEnumerable<E>;<E>Empty=()IEnumerable<E>
c System.Activator
<E>CreateInstance=()E
c System.Threading.Tasks.TaskCompletionSource<T>
Task:Task<T>;SetResult=(T)void;TrySetResult=(T)boolean;SetException()void;TrySetException()boolean;SetCanceled()void;TrySetCanceled()boolean
c System.WeakReference<T>
TryGetTarget=(T)boolean;SetTarget=(T)void
c System.Threading.Interlocked
<E>Exchange=(E,E)E;<E>CompareExchange=(E,E,E)E;Increment()int;Decrement()int;Add()int;Read()long
c System.Threading.Volatile
<E>Read=(E)E;<E>Write=(E,E)void
c System.Text.Json.JsonSerializer
<E>Deserialize=(String)E;<E>DeserializeAsync()ValueTask<E>;Serialize()String;SerializeToElement()object;SerializeToUtf8Bytes()byte[];SerializeAsync()Task;IsReflectionEnabledByDefault:boolean
i System.IProgress<T>
Report=(T)void
c System.Progress<T>|IProgress<T>
Report=(T)void
i System.IObservable<T>
Subscribe()IDisposable
i System.IObserver<T>
OnNext=(T)void;OnError()void;OnCompleted()void
c System.Threading.Channels.Channel
<E>CreateUnbounded=()Channel<E>;<E>CreateBounded=(int)Channel<E>
c System.Threading.Channels.Channel<T>
Reader:ChannelReader<T>;Writer:ChannelWriter<T>
c System.Threading.Channels.ChannelReader<T>
ReadAllAsync()IAsyncEnumerable<T>;ReadAsync()ValueTask<T>;WaitToReadAsync()ValueTask<boolean>;TryRead=(T)boolean;TryPeek=(T)boolean;Completion:Task;Count:int
c System.Threading.Channels.ChannelWriter<T>
WriteAsync=(T)ValueTask<boolean>;TryWrite=(T)boolean;Complete()void;TryComplete()boolean;WaitToWriteAsync()ValueTask<boolean>
c System.Text.StringBuilder
Append()StringBuilder;AppendLine()StringBuilder;AppendFormat()StringBuilder;Insert()StringBuilder;Length:int;Clear()StringBuilder
c System.Console
WriteLine()void;Write()void;ReadLine()String;Error:System.IO.TextWriter;Out:System.IO.TextWriter
c System.Attribute

c System.ReadOnlySpan<T>|IEnumerable<T>
Length:int;IsEmpty:boolean;Slice()ReadOnlySpan<T>;ToArray()T[]
c System.Span<T>|IEnumerable<T>
Length:int;IsEmpty:boolean;Slice()Span<T>;ToArray()T[];Fill()void;Clear()void
c System.Memory<T>
Length:int;Span:Span<T>;Slice()Memory<T>;ToArray()T[]
c System.ReadOnlyMemory<T>
Length:int;Span:ReadOnlySpan<T>;Slice()ReadOnlyMemory<T>;ToArray()T[]
c System.Guid|System.ValueType|System.IComparable|System.IFormattable
NewGuid()Guid;Empty:Guid;Parse()Guid
c System.DateTime|System.ValueType|System.IComparable|System.IFormattable
Now:DateTime;UtcNow:DateTime;AddDays()DateTime;Year:int;Date:DateTime
c System.TimeSpan|System.ValueType|System.IComparable|System.IFormattable
FromSeconds()TimeSpan;FromMilliseconds()TimeSpan;Zero:TimeSpan;TotalSeconds:double
c System.Math
Max()int;Min()int;Abs()int
c System.DateTimeOffset|System.ValueType|System.IComparable|System.IFormattable
Now:DateTimeOffset;UtcNow:DateTimeOffset;DateTime:DateTime;UtcDateTime:DateTime;Offset:TimeSpan;Year:int;Date:DateTime
c System.Numerics.BigInteger|System.ValueType|System.IComparable|System.IFormattable
Parse()BigInteger;Zero:BigInteger;One:BigInteger
c System.Threading.CancellationToken|System.ValueType
None:CancellationToken;ThrowIfCancellationRequested()void;IsCancellationRequested:boolean
c System.Convert
ToInt16()short;ToInt32()int;ToInt64()long;ToUInt16()ushort;ToUInt32()uint;ToUInt64()ulong;ToByte()byte;ToSByte()sbyte;ToSingle()float;ToDouble()double;ToDecimal()decimal;ToBoolean()boolean;ToChar()char;ToDateTime()DateTime;ToString()String
c System.Environment
NewLine:String
c System.ArgumentException|Exception
ParamName:String
c System.ArgumentNullException|ArgumentException
ThrowIfNull()void
c System.InvalidOperationException|Exception

c System.NotSupportedException|Exception

c System.NotImplementedException|Exception

`

/** Other names that stand in namespaces which are all but always imported. */
export const BCL_NAMES: Record<string, string> = {
  System:
    'AggregateException AppContext AppDomain ApplicationException ArraySegment ArgumentOutOfRangeException AsyncCallback Attribute AttributeTargets AttributeUsage AttributeUsageAttribute BitConverter Boolean Buffer Byte Char Comparison Converter ConsoleColor DateOnly DateTimeKind DivideByZeroException DateTimeOffset DayOfWeek DBNull Decimal Delegate Double EventHandler FlagsAttribute Flags FormatException FormattableString Func Action GC HashCode IAsyncDisposable IAsyncResult IComparable ICloneable IFormatProvider IFormattable IObservable IObserver IParsable IProgress Index ISpanFormattable ISpanParsable IndexOutOfRangeException Int16 Int32 Int64 IntPtr Half Int128 InvalidCastException MathF MidpointRounding IServiceProvider Lazy Memory MulticastDelegate NonSerialized NullReferenceException ObjectDisposedException Obsolete ObsoleteAttribute OperationCanceledException OverflowException ParamArray OutOfMemoryException PlatformNotSupportedException Progress Random StackOverflowException TimeProvider TypeInitializationException TypeLoadException UInt128 Range ReadOnlyMemory RuntimeTypeHandle SByte Serializable Single StringComparer StringComparison StringSplitOptions ThreadStatic TimeOnly TimeoutException TimeZoneInfo Tuple TypeCode UInt16 UInt32 UInt64 UIntPtr UnauthorizedAccessException UnhandledExceptionEventArgs Uri UriBuilder UriFormatException UriKind ValueTuple ValueType Version Void WeakReference Activator CLSCompliant',
  'System.Threading':
    'CancellationTokenSource Interlocked Monitor Mutex SemaphoreSlim Thread ThreadPool Timer Volatile AsyncLocal ManualResetEventSlim',
  'System.Threading.Tasks':
    'TaskCompletionSource TaskCreationOptions TaskFactory TaskScheduler TaskStatus Parallel ValueTask',
  'System.IO':
    'Directory DirectoryInfo DirectoryNotFoundException EndOfStreamException File FileAccess FileInfo FileMode FileOptions FileShare FileStream FileSystemInfo FileSystemWatcher InvalidDataException PathTooLongException SearchOption SeekOrigin BufferedStream IOException MemoryStream Path Stream StreamReader StreamWriter StringReader StringWriter TextReader TextWriter BinaryReader BinaryWriter FileNotFoundException',
  'System.Linq': 'Enumerable Queryable ILookup',
  'System.Net.Http':
    'HttpClient HttpClientHandler HttpCompletionOption HttpContent HttpRequestException SocketsHttpHandler ByteArrayContent FormUrlEncodedContent MultipartFormDataContent StreamContent HttpMethod HttpRequestMessage HttpResponseMessage HttpMessageHandler DelegatingHandler StringContent',
  'System.Collections.Generic':
    'SortedDictionary SortedList SortedSet Comparer EqualityComparer IReadOnlySet KeyNotFoundException OrderedDictionary ReferenceEqualityComparer LinkedListNode',
}
