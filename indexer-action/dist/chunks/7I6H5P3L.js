import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{ExternalTypes,FLAG,Handlers,LAMBDA_ASYNC,LAMBDA_TYPED,LITERAL,MEMBER_CONSTRUCTOR,MEMBER_FIELD,MEMBER_METHOD,OP,SHAPE,USE_READ,USE_READ_WRITE,after,arithmetic,
arithmeticOf,assignment,childOfType,classAt,classType,conditional,createLinker,currentType,draftSymbol,elementOf,enter,evaluate,fieldNamed,firstNamed,grammarReader,
headFrom,heldBy,importAlias,inBlock,literal,methodsNamed,namedChildren,nestedIn,nominalOffers,operand,operationAt,parameterTypesOf,parenthesized,read,say,sayCall,
seenFrom,startExtraction,stringOperand,substitute,toMember,tupleOf,typeOfMember,unitOf,unknown,viewFrom,visit,visitChildren,visitEach,visitField,writeInitializer,
writeMember,writeMembers,writeName,writePosition}from"./SRM464GU.js";import"./JH4ZLCVU.js";import"./SEWZH3EF.js";import"./N6KGKASV.js";
import{blanks,readAgain}from"./EDAX53XR.js";import"./PYQ6AIYU.js";import"./WYNVCRUU.js";import{oneLine}from"./JD3OYRGZ.js";
import"./LLKA34EM.js";import"./XUA4RPE5.js";var MOST_PARAMETERS=16;var MOST_ELEMENTS=16;function delegates(){const types=Array.from({length:MOST_PARAMETERS},(_,at)=>`T${at+1}`);return types.flatMap((_,at)=>{
const taken=types.slice(0,at);return[`i System.Func<${[...taken,"R"]}>
Invoke!(${taken})R
`,`i System.Action<${types.slice(0,at+1)}>
Invoke!(${types.slice(0,at+1)})void
`]}).join("")}function tuples(){const types=Array.from({length:MOST_ELEMENTS},(_,at)=>`T${at+1}`);return types.flatMap((_,at)=>{const taken=types.slice(0,at+1);
const items=taken.map((type,nth)=>`Item${nth+1}:${type}`).join(";");return[`c System.ValueTuple<${taken}>|System.ValueType
${items}
`,`c System.Tuple<${taken}>
${items};Deconstruct=(${taken})void
`]}).join("")}var BOXED={int:"Int32",uint:"UInt32",long:"Int64",ulong:"UInt64",short:"Int16",ushort:"UInt16",byte:"Byte",sbyte:"SByte",float:"Single",double:"Do\
uble",decimal:"Decimal",char:"Char",boolean:"Boolean"};function boxes(){const all="System.ValueType|System.IComparable|System.IFormattable|System.IConvertible";
return Object.entries(BOXED).map(([name2,box])=>`c System.${box}|${all}|System.IComparable<${name2}>|System.IEquatable<${name2}>
Parse()${name2};TryParse()boolean;CompareTo()int;MaxValue:${name2};MinValue:${name2};GetTypeCode()System.TypeCode
`).join("")}var BCL_TYPES=`c System.Object
ToString()System.String;GetHashCode()int;Equals()boolean;GetType()Type;MemberwiseClone()object;ReferenceEquals()boolean;Finalize()void
c System.String|IEnumerable<char>
Length:int;this[]:char;Empty:String;Substring()String;Trim()String;TrimEnd()String;TrimStart()String;ToLower()String;ToUpper()String;ToLowerInvariant()String;To\
UpperInvariant()String;Replace()String;Split()String[];Join()String;Format()String;Concat()String;IndexOf()int;LastIndexOf()int;StartsWith()boolean;EndsWith()bo\
olean;Contains()boolean;IsNullOrEmpty()boolean;IsNullOrWhiteSpace()boolean;ToCharArray()char[];PadLeft()String;PadRight()String;Insert()String;Remove()String;Co\
mpare()int;CompareTo()int;AsSpan()ReadOnlySpan<char>
c System.Type|MemberInfo
FullName:String;Namespace:String;Assembly:System.Reflection.Assembly;BaseType:Type;IsAssignableFrom()boolean;IsInstanceOfType()boolean;IsSubclassOf()boolean;IsE\
numDefined()boolean;GetTypeInfo()TypeInfo;GetElementType()Type;GetGenericArguments()Type[];GetGenericTypeDefinition()Type;GetGenericParameterConstraints()Type[]\
;MakeGenericType()Type;MakeArrayType()Type;GetArrayRank()int;GetEnumNames()String[];GetEnumValues()System.Array;GetInterface()Type;GetInterfaces()Type[];GetNest\
edType()Type;GetNestedTypes()Type[];GetMember()MemberInfo[];GetMembers()MemberInfo[];GetConstructor()ConstructorInfo;GetConstructors()ConstructorInfo[];GetMetho\
d()MethodInfo;GetMethods()MethodInfo[];GetProperty()PropertyInfo;GetProperties()PropertyInfo[];GetField()FieldInfo;GetFields()FieldInfo[];GetEvent()System.Refle\
ction.EventInfo;GetEvents()System.Reflection.EventInfo[];InvokeMember()object
c System.Reflection.TypeInfo|Type
AsType()Type
i System.Reflection.ICustomAttributeProvider
GetCustomAttributes()object[];IsDefined()boolean
c System.Reflection.MemberInfo|ICustomAttributeProvider
Name:String;DeclaringType:Type;ReflectedType:Type;GetCustomAttributes()object[];IsDefined()boolean
c System.Reflection.MethodBase|MemberInfo
GetParameters()ParameterInfo[];GetGenericArguments()Type[];Invoke()object
c System.Reflection.MethodInfo|MethodBase
ReturnType:Type;ReturnParameter:ParameterInfo;MakeGenericMethod()MethodInfo;GetGenericMethodDefinition()MethodInfo;GetBaseDefinition()MethodInfo;CreateDelegate(\
)System.Delegate
c System.Reflection.ConstructorInfo|MethodBase

c System.Reflection.PropertyInfo|MemberInfo
PropertyType:Type;GetGetMethod()MethodInfo;GetSetMethod()MethodInfo;GetMethod:MethodInfo;SetMethod:MethodInfo;GetIndexParameters()ParameterInfo[];GetValue()obje\
ct;SetValue()void
c System.Reflection.FieldInfo|MemberInfo
FieldType:Type;GetValue()object;SetValue()void
c System.Reflection.ParameterInfo|ICustomAttributeProvider
Name:String;ParameterType:Type;Member:MemberInfo;GetCustomAttributes()object[];IsDefined()boolean
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
Length:int;Empty()object;Copy()void;IndexOf()int;Resize()void;Sort()void
c System.Array<T>|System.Array|IList<T>|IReadOnlyList<T>
AsSpan()Span<T>;AsMemory()Memory<T>
i System.Collections.Generic.IEnumerable<T>
GetEnumerator()IEnumerator<T>;Where=(Func<T,boolean>)IEnumerable<T>;<R>Select=(Func<T,R>)IEnumerable<R>;<R>SelectMany=(Func<T,IEnumerable<R>>)IEnumerable<R>;Fir\
st=(Func<T,boolean>)T;First=()T;FirstOrDefault=()T;FirstOrDefault=(Func<T,boolean>)T;Single=()T;Single=(Func<T,boolean>)T;SingleOrDefault=()T;SingleOrDefault=(F\
unc<T,boolean>)T;Last=()T;Last=(Func<T,boolean>)T;LastOrDefault=()T;LastOrDefault=(Func<T,boolean>)T;ElementAt=(int)T;Any=()boolean;Any=(Func<T,boolean>)boolean\
;All=(Func<T,boolean>)boolean;Count=()int;Count=(Func<T,boolean>)int;<K>OrderBy=(Func<T,K>)IOrderedEnumerable<T>;<K>OrderByDescending=(Func<T,K>)IOrderedEnumera\
ble<T>;<K>GroupBy=(Func<T,K>)IEnumerable<IGrouping<K,T>>;ToList=()List<T>;ToArray=()T[];<K>ToDictionary=(Func<T,K>)Dictionary<K,T>;<K,V>ToDictionary=(Func<T,K>,\
Func<T,V>)Dictionary<K,V>;ToHashSet=()HashSet<T>;Skip=(int)IEnumerable<T>;Take=(int)IEnumerable<T>;SkipWhile=(Func<T,boolean>)IEnumerable<T>;TakeWhile=(Func<T,b\
oolean>)IEnumerable<T>;Distinct=()IEnumerable<T>;Reverse=()IEnumerable<T>;Concat=(IEnumerable<T>)IEnumerable<T>;Union=(IEnumerable<T>)IEnumerable<T>;Except=(IEn\
umerable<T>)IEnumerable<T>;Intersect=(IEnumerable<T>)IEnumerable<T>;<R>OfType=()IEnumerable<R>;<R>Cast=()IEnumerable<R>;AsEnumerable=()IEnumerable<T>;Sum=(Func<\
T,int>)int;Max()T;Min()T;Append=(T)IEnumerable<T>;Prepend=(T)IEnumerable<T>;DefaultIfEmpty=()IEnumerable<T>;<A>Aggregate=(A,Func<A,T,A>)A;<A,R>Aggregate=(A,Func\
<A,T,A>,Func<A,R>)R;Aggregate=(Func<T,T,T>)T;<U,R>Zip=(IEnumerable<U>,Func<T,U,R>)IEnumerable<R>;<U>Zip=(IEnumerable<U>)IEnumerable<{First=T;Second=U}>;<R>Selec\
t=(Func<T,int,R>)IEnumerable<R>;Where=(Func<T,int,boolean>)IEnumerable<T>;<U,R>SelectMany=(Func<T,IEnumerable<U>>,Func<T,U,R>)IEnumerable<R>;<K>ToLookup=(Func<T\
,K>)ILookup<K,T>;<K,V>ToLookup=(Func<T,K>,Func<T,V>)ILookup<K,V>;<K,V>GroupBy=(Func<T,K>,Func<T,V>)IEnumerable<IGrouping<K,V>>;<U,K,R>Join=(IEnumerable<U>,Func<\
T,K>,Func<U,K>,Func<T,U,R>)IEnumerable<R>;<U,K,R>GroupJoin=(IEnumerable<U>,Func<T,K>,Func<U,K>,Func<T,IEnumerable<U>,R>)IEnumerable<R>;<K>DistinctBy=(Func<T,K>)\
IEnumerable<T>;<K>MaxBy=(Func<T,K>)T;<K>MinBy=(Func<T,K>)T;<K>UnionBy=(IEnumerable<T>,Func<T,K>)IEnumerable<T>;<K>ExceptBy=(IEnumerable<K>,Func<T,K>)IEnumerable\
<T>;<K>IntersectBy=(IEnumerable<K>,Func<T,K>)IEnumerable<T>;<K,A>AggregateBy=(Func<T,K>,A,Func<A,T,A>)IEnumerable<KeyValuePair<K,A>>;<K>CountBy=(Func<T,K>)IEnum\
erable<KeyValuePair<K,int>>;Chunk=(int)IEnumerable<T[]>;Index=()IEnumerable<{Index=int;Item=T}>;Order=()IOrderedEnumerable<T>;OrderDescending=()IOrderedEnumerab\
le<T>;ElementAtOrDefault=(int)T;TakeLast=(int)IEnumerable<T>;SkipLast=(int)IEnumerable<T>;AsParallel=()IEnumerable<T>;AsQueryable=()IQueryable<T>;ToImmutableArr\
ay=()ImmutableArray<T>;ToImmutableList=()ImmutableList<T>;ToImmutableHashSet=()ImmutableHashSet<T>;<K>ToImmutableDictionary=(Func<T,K>)ImmutableDictionary<K,T>;\
<K,V>ToImmutableDictionary=(Func<T,K>,Func<T,V>)ImmutableDictionary<K,V>;<K>ToFrozenDictionary=(Func<T,K>)IReadOnlyDictionary<K,T>;<K,V>ToFrozenDictionary=(Func\
<T,K>,Func<T,V>)IReadOnlyDictionary<K,V>;ToFrozenSet=()ISet<T>
i System.Linq.IOrderedEnumerable<T>|IEnumerable<T>
<K>ThenBy=(Func<T,K>)IOrderedEnumerable<T>;<K>ThenByDescending=(Func<T,K>)IOrderedEnumerable<T>
i System.Linq.IGrouping<K,T>|IEnumerable<T>
Key:K
i System.Linq.ILookup<K,T>|IEnumerable<IGrouping<K,T>>
this[]:IEnumerable<T>;Contains()boolean;Count:int
i System.Linq.IQueryable<T>|IEnumerable<T>
Where=(Func<T,boolean>)IQueryable<T>
i System.Collections.Generic.IEnumerator<T>|System.IDisposable
Current:T;MoveNext()boolean
i System.Collections.Generic.IAsyncEnumerable<T>
GetAsyncEnumerator()IAsyncEnumerator<T>
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
AddRange()void;Find=(Predicate<T>)T;FindAll=(Predicate<T>)List<T>;FindIndex=(Predicate<T>)int;Exists=(Predicate<T>)boolean;ForEach=(Action<T>)void;RemoveAll=(Pr\
edicate<T>)int;Sort()void;GetRange()List<T>;InsertRange()void;Reverse()void;AsReadOnly()IReadOnlyList<T>;<R>ConvertAll=(Func<T,R>)List<R>;TrueForAll=(Predicate<\
T>)boolean;Capacity:int
c System.Collections.Generic.HashSet<T>|ISet<T>
Add=(T)boolean;UnionWith()void
c System.Collections.Generic.Queue<T>|IEnumerable<T>
Enqueue=(T)void;Dequeue()T;Peek()T;Count:int;TryDequeue=(T)boolean;TryPeek=(T)boolean
c System.Collections.Generic.Stack<T>|IEnumerable<T>
Push=(T)void;Pop()T;Peek()T;Count:int;TryPop=(T)boolean;TryPeek=(T)boolean
c System.Collections.Generic.LinkedList<T>|ICollection<T>
First:LinkedListNode<T>;Last:LinkedListNode<T>;AddFirst()LinkedListNode<T>;AddLast()LinkedListNode<T>;AddBefore()LinkedListNode<T>;AddAfter()LinkedListNode<T>;F\
ind()LinkedListNode<T>
c System.Collections.Generic.LinkedListNode<T>
Value:T;Next:LinkedListNode<T>;Previous:LinkedListNode<T>;List:LinkedList<T>
c System.Collections.Generic.PriorityQueue<T,P>
Enqueue=(T,P)void;Dequeue()T;Peek()T;Count:int;TryDequeue=(T,P)boolean;TryPeek=(T,P)boolean
c System.Collections.Immutable.ImmutableArray<T>|IReadOnlyList<T>|IList<T>
Length:int;IsDefault:boolean;IsEmpty:boolean;Empty:ImmutableArray<T>;Add()ImmutableArray<T>;AddRange()ImmutableArray<T>;SetItem()ImmutableArray<T>;RemoveAt()Imm\
utableArray<T>
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
c System.Threading.Tasks.Task
Run=(Action)Task;<R>Run=(Func<R>)Task<R>;<R>Run=(Func<Task<R>>)Task<R>;<R>FromResult=(R)Task<R>;<R>WhenAll=(IEnumerable<Task<R>>)Task<R[]>;<R>WhenAll=(Task<R>..\
.)Task<R[]>;WhenAll=(Task...)Task;WhenAll=(IEnumerable<Task>)Task;<R>WhenAny=(IEnumerable<Task<R>>)Task<Task<R>>;<R>WhenAny=(Task<R>...)Task<Task<R>>;WhenAny=(T\
ask...)Task<Task>;Delay()Task;CompletedTask:Task;Wait()void;ConfigureAwait()Task;ContinueWith()Task;IsCompleted:boolean;FromException()Task
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
ToInt16()short;ToInt32()int;ToInt64()long;ToUInt16()ushort;ToUInt32()uint;ToUInt64()ulong;ToByte()byte;ToSByte()sbyte;ToSingle()float;ToDouble()double;ToDecimal\
()decimal;ToBoolean()boolean;ToChar()char;ToDateTime()DateTime;ToString()String
c System.Environment
NewLine:String
c System.ArgumentException|Exception
ParamName:String
c System.ArgumentNullException|ArgumentException
ThrowIfNull()void
c System.InvalidOperationException|Exception

c System.NotSupportedException|Exception

c System.NotImplementedException|Exception

`;var BCL_NAMES={System:"AggregateException AppDomain ArgumentOutOfRangeException AsyncCallback Attribute AttributeTargets AttributeUsage AttributeUsageAttribut\
e BitConverter Boolean Buffer Byte Char Comparison Converter DateOnly DateTimeKind DateTimeOffset DayOfWeek DBNull Decimal Delegate Double EventHandler FlagsAtt\
ribute Flags FormatException FormattableString Func Action GC HashCode IAsyncDisposable IAsyncResult IComparable ICloneable IFormatProvider IFormattable Index I\
ndexOutOfRangeException Int16 Int32 Int64 IntPtr InvalidCastException IServiceProvider Lazy Memory MulticastDelegate NonSerialized NullReferenceException Object\
DisposedException Obsolete ObsoleteAttribute OperationCanceledException OverflowException ParamArray PlatformNotSupportedException Random Range ReadOnlyMemory R\
untimeTypeHandle SByte Serializable Single StringComparer StringComparison StringSplitOptions ThreadStatic TimeOnly TimeoutException TimeZoneInfo Tuple TypeCode\
 UInt16 UInt32 UInt64 UIntPtr UnauthorizedAccessException Uri UriBuilder ValueTuple ValueType Version Void WeakReference Activator CLSCompliant","System.Threadi\
ng":"CancellationTokenSource Interlocked Monitor Mutex SemaphoreSlim Thread ThreadPool Timer Volatile AsyncLocal ManualResetEventSlim","System.Threading.Tasks":"\
TaskCompletionSource TaskCreationOptions TaskFactory TaskScheduler TaskStatus Parallel ValueTask","System.IO":"Directory DirectoryInfo File FileAccess FileInfo \
FileMode FileStream IOException MemoryStream Path Stream StreamReader StreamWriter StringReader StringWriter TextReader TextWriter BinaryReader BinaryWriter Fil\
eNotFoundException","System.Linq":"Enumerable Queryable ILookup","System.Net.Http":"HttpClient HttpContent HttpMethod HttpRequestMessage HttpResponseMessage Htt\
pMessageHandler DelegatingHandler StringContent","System.Collections.Generic":"SortedDictionary SortedList SortedSet Comparer EqualityComparer KeyNotFoundExcept\
ion LinkedListNode"};function typeOfLambda(e,at,gives){const{standard:standard2}=e.program.dialect;const{parameters}=e;const shape=operand(e,at,2);const givesNothing=gives===void 0||
gives.is==="primitive"&&gives.name==="void";const isAction=shape===SHAPE.statements||shape===SHAPE.droppable&&givesNothing;const isAsync2=(operand(e,at,1)&LAMBDA_ASYNC)!==
0;const task=isAsync2?standard2.get(`System.Threading.Tasks.Task${isAction?"":"`1"}`):void 0;const given=task?classType(task,isAction?[]:[gives]):gives;const args=isAction&&
!isAsync2?parameters:[...parameters,given];const name2=isAction&&!isAsync2?"System.Action":"System.Func";const cls=standard2.get(args.length>0?`${name2}\`${args.
length}`:name2);return cls&&classType(cls,args)}var PRIMITIVES=new Set("int uint long ulong short ushort byte sbyte float double decimal char boolean void nint nuint dynamic null".split(" "));var BOXES=new Map(
Object.entries(BOXED).map(([name2,box])=>[name2,`System.${box}`]));var IMPLICIT=Object.keys(BCL_NAMES);var SOME_PACKAGE="nuget";function packageOf(qualified){if(qualified.
startsWith(`${SOME_PACKAGE}.`))return SOME_PACKAGE;if(/^(System|Microsoft\.(CSharp|VisualBasic|Win32))(\.|$)/.test(qualified))return"std:dotnet";const parts=qualified.
split(".");if(parts.length<2)return"";return`nuget:${parts.slice(0,Math.min(2,parts.length-1)).join(".")}`}var standard;var known=new Map(Object.entries(BCL_NAMES).
map(([namespace2,names])=>[namespace2,new Set(names.split(" "))]));function isKnown(qualified){const dot=qualified.lastIndexOf(".");return known.get(qualified.slice(
0,dot))?.has(qualified.slice(dot+1))??false}function createDialect(){standard??=new ExternalTypes(BCL_TYPES,"std:dotnet",false,true);return{standard,root:"Syste\
m.Object",primitives:PRIMITIVES,boxes:BOXES,partialTypes:true,arity:true,reified:true,delegateMethod:"Invoke",listOfArrays:"System.Array`1",indexer:"this[]",optional:"\
System.Nullable`1",valueRoot:"System.ValueType",quotation:"System.Linq.Expressions.Expression",tuple:"System.ValueTuple",typeOfLambda,extensionMethods:true,methodGroups:true,
typesBehindVariables:true,annotationSuffix:"Attribute",isReplaced:(qualified,count)=>standard?.get(count>0?`${qualified}\`${count}`:qualified)!==void 0||isKnown(
qualified),importsNamespaces:true,iterables:["IEnumerable","IAsyncEnumerable"],awaitables:["Task","ValueTask"],classOfClasses:"Type",packageOf,resolveTypeName,implicitSupertypes:cls=>cls.
has(FLAG.enum)?["System.Enum","System.Object"]:cls.qualified==="System.Object"?[]:["System.Object"]}}function resolveTypeName(program,name2,place){const{file}=place;
if(!file)return program.dialect.standard.inTable(name2);const imports=program.importsOf(file);for(const one of imports)if(one.alias===plain(name2))return program.
imported(one.path,file);const namespace2=place.cls?.text.package??file.package;for(let at=namespace2;at!==void 0;at=at===""?void 0:at.slice(0,Math.max(0,at.lastIndexOf(
".")))){const found=program.find(at===""?name2:`${at}.${name2}`,file);if(found)return found}const namespaces=[...imports.filter(one=>one.alias===void 0),...IMPLICIT.
map(path=>({path,all:true,line:0,column:0,length:0}))];for(const one of namespaces){if(one.static){const owner=program.known(one.path,file);const nested=owner&&
nestedIn(program,owner,name2);if(nested)return nested;continue}const found=program.find(`${one.path}.${name2}`,file)??program.dialect.standard.get(`${one.path}.${name2}`);
if(found)return found;for(let at=namespace2;at!=="";at=at.slice(0,Math.max(0,at.lastIndexOf(".")))){const relative=program.hasPackage(`${at}.${one.path}`)&&program.
find(`${at}.${one.path}.${name2}`,file);if(relative)return relative}}for(const one of namespaces)if(known.get(one.path)?.has(plain(name2)))return program.outside(
`${one.path}.${name2}`);if(program.hasClassNamed(plain(name2)))return void 0;const outside=imports.filter(one=>one.alias===void 0&&!one.static&&!program.hasPackage(
one.path));if(/^(System|Microsoft)$/.test(name2)||program.packageAt(name2,place)!==void 0)return void 0;const foreign=outside.filter(one=>packageOf(`${one.path}\
.X`)!=="std:dotnet");const from=foreign.length>0?foreign:outside;const packages=new Set(from.map(one=>packageOf(`${one.path}.X`)));const[first]=from;if(!new RegExp(
"^\\p{Lu}","u").test(name2))return void 0;if(packages.size!==1||!first)return program.outside(`${SOME_PACKAGE}.${name2}`);return program.outside(foreign.length>
0?`${first.path}.${name2}`:`System.${name2}`)}var plain=name2=>name2.replace(/`.*/,"");function operatorsOf(e,sign,operands){for(const one of operands){const cls=classAt(e,one);if(!cls||cls.of.external!==void 0)continue;const methods=methodsNamed(
e.program,cls.of,`operator ${sign}`).methods.filter(({text:text2})=>text2.parameters?.length===operands.length);if(methods.length>0)return e.overloads.choose(methods,
operands,()=>new Map)}return[]}read({operation:(e,at)=>{const left=at+6;const operands=[evaluate(e,left),evaluate(e,after(e,left))];const chosen=operatorsOf(e,stringOperand(
e,at,0),operands);const[first]=chosen;if(!first)return arithmetic(e,operand(e,at,3),operands[0],operands[1]);sayCall(e,at,chosen,"type");return typeOfMember(e.program,
first)}});function sequenceOf(e,name2,args){const cls=e.program.dialect.standard.get(e.program.withArity(name2,args.length));return cls&&classType(cls,args)}read({query:(e,at)=>inBlock(
e,()=>{let selected;for(let child=at+2;child<after(e,at);child=after(e,child)){const operation=operationAt(e,child);const type=evaluate(e,child,operation===OP.local?
selected:void 0);if(operation===OP.selected||operation===OP.grouped)selected=type}return sequenceOf(e,"System.Collections.Generic.IEnumerable",[selected])}),selected:(e,at)=>evaluate(
e,at+2),grouped:(e,at)=>{const element=evaluate(e,at+2);const key=evaluate(e,after(e,at+2));return sequenceOf(e,"System.Linq.IGrouping",[key&&e.overloads.boxed(
key),element])}});function positionsOf(e,value,count){const cls=classAt(e,heldBy(e.program,value));if(!cls)return[];if(cls.names)return cls.args;const[method2]=methodsNamed(e.program,
cls.of,"Deconstruct").methods.filter(one=>one.text.parameters?.length===count);if(method2){const view=viewFrom(e.program,cls,method2.owner);return(parameterTypesOf(
e.program,method2)??[]).map(type=>substitute(type,view))}return cls.of.has(FLAG.record)?parametersOf(e,cls):[]}function parametersOf(e,cls){const primary=primaryOf(
cls.of);return(primary?.text.parameters??[]).map(([name2])=>{const field=fieldNamed(e.program,cls.of,name2);return field&&seenFrom(e.program,field,cls)})}var primaryOf=cls=>cls.
members.find(({text:text2})=>text2.kind===MEMBER_CONSTRUCTOR&&text2.symbol<0&&(text2.parameters?.length??0)>0);function namesAt(e,at){const count=operand(e,at,0);
const names=Array.from({length:count},(_,nth)=>stringOperand(e,at,nth+1)||`Item${nth+1}`);return{names,first:at+3+count}}function tuple(e,at,expected){const{names,
first}=namesAt(e,at);const wanted=expected?.is==="class"&&expected.names?expected:void 0;const types=[];for(let child=first;child<after(e,at);child=after(e,child))
types.push(evaluate(e,child,wanted?.args[types.length]));return wanted??tupleOf(e.program,types,names)}read({typeTuple:(e,at)=>{const{names,first}=namesAt(e,at);
const types=[];for(let child=first;child<after(e,at);child=after(e,child))types.push(evaluate(e,child));return tupleOf(e.program,types,names)},tuple,anonymousObject:(e,at)=>{
const type=tuple(e,at,void 0);return type?.is==="class"?{...type,anonymous:true}:void 0},takeApart:(e,at,expected)=>{const value=operationAt(e,at+2)===OP.subject?
expected:evaluate(e,at+2);const targets=[];for(let child=after(e,at+2);child<after(e,at);child=after(e,child))targets.push(child);const types=positionsOf(e,value,
targets.length);for(const[nth,target2]of targets.entries())evaluate(e,target2,types[nth]);return value},recursivePattern:(e,at,expected)=>{const subject=expected??
e.subjects.at(-1);const type=evaluate(e,at+2,subject)??subject;const parts=[];for(let child=after(e,at+2);child<after(e,at);child=after(e,child))parts.push(child);
const count=parts.filter(part=>operationAt(e,part)!==OP.propertyPattern).length;const types=count>0?positionsOf(e,type,count):[];let position=0;for(const part of parts)
matched(e,part,operationAt(e,part)===OP.propertyPattern?type:types[position++]);return type},propertyPattern:(e,at,expected)=>{const name2=stringOperand(e,at,0);
const cls=classAt(e,heldBy(e.program,expected));const field=cls&&fieldNamed(e.program,cls.of,name2);const element=cls?.names?.indexOf(name2)??-1;if(field)say(e,
at,"read",toMember(field),"type");else if(element<0)unknown(e,at,"read");matched(e,at+5,field&&cls?seenFrom(e.program,field,cls):cls?.args[element]);return expected},
listPattern:(e,at,expected)=>{const list=expected??e.subjects.at(-1);const element=elementOf(e.program,list);for(let child=at+2;child<after(e,at);child=after(e,
child))matched(e,child,element);return list}});function matched(e,pattern,type){e.subjects.push(type);evaluate(e,pattern,type);e.subjects.pop()}var TYPES=["accessor_declaration","accessor_list","alias_qualified_name","argument","argument_list","array_rank_specifier","array_type","arrow_expression_clause",
"assignment_expression","attribute_list","await_expression","base","base_list","binary_expression","block","bracketed_argument_list","comment","conditional_acce\
ss_expression","constructor_initializer","explicit_interface_specifier","expression_statement","generic_name","identifier","implicit_parameter","implicit_type",
"indexer_declaration","initializer_expression","invocation_expression","lambda_expression","member_access_expression","member_binding_expression","modifier","nu\
llable_type","object_creation_expression","parameter","parameter_list","parenthesized_variable_designation","predefined_type","prefix_unary_expression","preproc\
_pragma","primary_constructor_base_type","qualified_name","return_statement","this","throw_statement","tuple_expression","tuple_pattern","tuple_type","type_argu\
ment_list","type_parameter","type_parameter_constraint","type_parameter_constraints_clause","type_parameter_list","variable_declaration","variable_declarator"];
var FIELDS=["accessors","alias","alternative","arguments","body","condition","consequence","expression","function","initializer","left","name","operator","param\
eters","pattern","qualifier","rank","returns","right","subscript","type","type_parameters","value"];var grammarOf=grammarReader(TYPES,FIELDS,["comment","preproc\
_pragma"],{words:["this","base"],exceptIn:["constructor_initializer","indexer_declaration","modifier"]});var csharpHandlers=new Handlers;var csharp=x=>x;var KEYWORDS={string:"System.String",object:"System.Object",bool:"boolean"};function predefined(text2){return KEYWORDS[text2]??text2}function typeText(x,node){if(node<
0)return void 0;const{tree,grammar}=x;const{t,f}=grammar;switch(tree.type[node]){case t.predefined_type:return predefined(tree.textOf(node));case t.identifier:return tree.
textOf(node)==="dynamic"?void 0:tree.textOf(node);case t.implicit_type:return void 0;case t.generic_name:{const name2=firstNamed(x,node);const list=childOfType(
x,node,t.type_argument_list);const args=list<0?[]:namedChildren(x,list).map(arg=>typeText(x,arg)??"?");return args.length===0?tree.textOf(name2):`${tree.textOf(
name2)}<${args.join(",")}>`}case t.qualified_name:{const qualifier=typeText(x,tree.child(node,f.qualifier));const name2=typeText(x,tree.child(node,f.name));return qualifier===
void 0||name2===void 0?void 0:`${qualifier}.${name2}`}case t.alias_qualified_name:return typeText(x,tree.child(node,f.name));case t.nullable_type:{const held2=typeText(
x,tree.child(node,f.type));return held2===void 0?void 0:`System.Nullable<${held2}>`}case t.array_type:{const element=typeText(x,tree.child(node,f.type));return element===
void 0?void 0:`${element}[]`}case t.tuple_type:{const elements=elementsOf(x,node).map(({name:name2,type},at)=>`${name2||`Item${at+1}`}=${typeText(x,type)??"?"}`);
return`{${elements.join(";")}}`}default:{const inner=tree.child(node,f.type);return inner>=0&&/^(ref|scoped)_type$/.test(tree.typeName(node))?typeText(x,inner):
void 0}}}function elementsOf(x,node){const{tree,grammar}=x;const{f}=grammar;return namedChildren(x,node).map(element=>{const name2=tree.child(element,f.name);return{
name:name2<0?"":tree.textOf(name2),type:tree.child(element,f.type)}})}function writeTypeName(x,node){const{tree,grammar,out}=x;const{t,f}=grammar;switch(tree.type[node]){case t.
identifier:if(/^(var|dynamic)$/.test(tree.textOf(node))){out.leaf(OP.typeInferred);return}out.begin(OP.typeName);writeName(x,node);out.end();return;case t.generic_name:
out.begin(OP.typeName);writeName(x,firstNamed(x,node));writeArguments(x,node);out.end();return;case t.qualified_name:{const name2=tree.child(node,f.name);out.begin(
OP.typeMember);writeName(x,tree.type[name2]===t.generic_name?firstNamed(x,name2):name2);writeTypeName(x,tree.child(node,f.qualifier));if(tree.type[name2]===t.generic_name)
writeArguments(x,name2);out.end();return}case t.alias_qualified_name:writeTypeName(x,tree.child(node,f.name));return;default:visit(x,node)}}function writeArguments(x,generic){
const list=childOfType(x,generic,x.grammar.t.type_argument_list);if(list<0)return;const args=namedChildren(x,list);for(const arg of args)writeTypeName(x,arg);if(args.
length===0)for(const _ of x.tree.textOf(list).split(","))x.out.leaf(OP.typeWildcard,0)}function wrapped(x,node){const inner=x.tree.child(node,x.grammar.f.type);
if(inner<0)x.out.leaf(OP.sequence);else writeTypeName(x,inner)}csharpHandlers.handle({predefined_type:(x,node)=>{const name2=predefined(x.tree.textOf(node));if(name2.
includes("."))x.out.leaf(OP.typeText,x.out.string(name2));else x.out.leaf(OP.typePrimitive,x.out.string(name2))},implicit_type:x=>x.out.leaf(OP.typeInferred),nullable_type:(x,node)=>{
x.out.begin(OP.typeOptional);wrapped(x,node);x.out.end()},ref_type:wrapped,scoped_type:wrapped,array_type:(x,node)=>{x.out.begin(OP.typeArray);wrapped(x,node);x.
out.end()},qualified_name:(x,node)=>writeTypeName(x,node),alias_qualified_name:(x,node)=>writeTypeName(x,node),tuple_type:(x,node)=>{const{out}=x;const elements=elementsOf(
x,node);out.begin(OP.typeTuple);out.operand(elements.length);for(const{name:name2}of elements)out.operand(out.string(name2));for(const{type}of elements){if(type<
0)out.leaf(OP.typeInferred);else writeTypeName(x,type)}out.end()},type_parameter:(x,node)=>{x.out.begin(OP.typeParameter);writeName(x,x.tree.child(node,x.grammar.
f.name));x.out.end()},type_parameter_constraints_clause:(x,node)=>{const{tree,grammar,out}=x;out.begin(OP.sequence);for(const child of namedChildren(x,node)){if(tree.
type[child]===grammar.t.identifier)writeTypeName(x,child);else if(tree.type[child]===grammar.t.type_parameter_constraint)wrapped(x,child)}out.end()},attribute:(x,node)=>{
const{tree,grammar,out}=x;const name2=tree.child(node,grammar.f.name);out.begin(OP.annotation);out.operand(tree.lineAt(tree.start[name2]));out.operand(tree.columnAt(
tree.start[name2]));writeTypeName(x,name2);for(const child of namedChildren(x,node))if(child!==name2)visit(x,child);out.end()},attribute_target_specifier:x=>x.out.
leaf(OP.sequence)});var KNOWN=new Set(["public","protected","private","internal","static","abstract","readonly","async","override"]);var FLAGS={public:FLAG.public,protected:FLAG.protected,
private:FLAG.private,static:FLAG.static,abstract:FLAG.abstract,override:FLAG.declaresOverride,sealed:FLAG.final};var TESTS=/^(?:\w+\.)*(?:Fact|Theory|Test|TestMethod|TestCase|DataTestMethod|TestCaseSource|SkippableFact|Property)(?:Attribute)?\b/;
function declared(x,node){const{tree,grammar}=x;const found={flags:0,modifiers:[],attributes:[],partial:false};for(const child of tree.children(node)){const type=tree.
type[child];if(type===grammar.t.attribute_list){for(const one of namedChildren(x,child))found.attributes.push(oneLine(tree.textOf(one),"slashes"))}else if(type===
grammar.t.modifier){const text2=tree.textOf(child);if(text2==="partial")found.partial=true;if(text2==="sealed")found.modifiers.push("final");if(text2==="const")
found.flags|=FLAG.static|FLAG.final;if(KNOWN.has(text2))found.modifiers.push(text2);found.flags|=FLAGS[text2]??0}}return found}function addSymbol(x,node,nameNode,kind,about,more={}){
const{tree}=x;const{called,...rest}=more;const draft=draftSymbol(x,node,nameNode,kind,called??tree.textOf(nameNode),rest);const doc=docLines(x,node);if(doc)draft.
doc=doc;const modifiers=new Set([...rest.modifiers??[],...about.modifiers]);if(about.flags&(FLAG.public|FLAG.protected))modifiers.add("exported");if(about.attributes.
some(text2=>/^(System\.)?Obsolete\b/.test(text2)))modifiers.add("deprecated");if(modifiers.size>0)draft.modifiers=[...modifiers];if(about.attributes.length>0)draft.
annotations=about.attributes;return x.symbols.push(draft)-1}function docLines(x,node){const{tree}=x;if(x.comment<0||!/^\/\/\/|^\/\*\*/.test(tree.text.slice(tree.
start[x.comment],tree.start[x.comment]+3)))return void 0;const last=tree.lineAt(tree.end[x.comment]-1);if(last+1!==tree.lineAt(tree.start[node]))return void 0;let first=tree.
lineAt(tree.start[x.comment]);const starts=tree.lineStarts;while(first>1&&/^\s*\/\/\//.test(tree.text.slice(starts[first-2],starts[first-1])))first--;return[first,
last]}function signature(x,node,body){const{tree,grammar}=x;let start=tree.start[node];for(const child of tree.children(node)){if(tree.type[child]!==grammar.t.attribute_list)
break;start=tree.end[child]}return headFrom(x,start,node,body)}function parametersOf2(x,list){const{tree,grammar}=x;const{t,f}=grammar;const found={facts:[],texts:[],
variadic:false,required:0,extension:false};if(list<0)return found;let looseType=-1;for(const child of namedChildren(x,list)){if(tree.field[child]===f.type){looseType=
child;continue}const loose=tree.field[child]===f.name&&tree.type[child]===t.identifier;if(!loose&&tree.type[child]!==t.parameter)continue;const name2=loose?child:
tree.child(child,f.name);const type=loose?looseType:tree.child(child,f.type);if(name2<0)continue;const head=loose?"params":tree.text.slice(tree.start[child],type>=
0?tree.start[type]:tree.start[name2]);const value=loose?void 0:namedChildren(x,child).find(one=>one!==name2&&one!==type&&tree.type[one]!==t.attribute_list&&tree.
type[one]!==t.modifier);const variadic=/\bparams\b/.test(head);if(/\bthis\b/.test(head)&&found.facts.length===0)found.extension=true;found.texts.push([tree.textOf(
name2),typeText(x,type)??"?"]);const fact={name:tree.textOf(name2)};if(type>=0)fact.type=tree.textOf(type).replace(/\s+/g," ");if(value!==void 0)fact.default=tree.
textOf(value).replace(/\s+/g," ");else if(!variadic)found.required=found.facts.length+1;if(variadic){fact.variadic=true;found.variadic=true}found.facts.push(fact)}
return found}function roleOf(name2,about){if(about.attributes.some(text2=>TESTS.test(text2)))return{modifiers:["test"]};if(name2==="Main"&&about.flags&FLAG.static)
return{modifiers:["entry"],extra:{entry:"main"}};for(const text2 of about.attributes){const match=/^Http(Get|Post|Put|Delete|Patch|Head|Options)(?:Attribute)?(?:\(\s*"([^"]*)")?/.
exec(text2);if(match)return{modifiers:["entry"],extra:{route:`${match[1].toUpperCase()} ${match[2]??""}`.trim()}}}return{}}var isExtensionBlock=(x,node)=>/^extension\b/.test(x.tree.text.slice(x.tree.start[node],x.tree.start[node]+10));function extensionBlock(x,node,typeParameters,write){
const{out,grammar}=x;const text2={name:"",symbol:-1,flags:FLAG.public,outer:x.type,within:-1,members:[]};if(typeParameters)text2.typeParameters=typeParameters;const list=childOfType(
x,node,grammar.t.parameter_list);const state=csharp(x);const{extension}=state;const type=x.surface.types.push(text2)-1;const frame=enter(x,type,-1,x.symbol);state.
extension={type,receiver:parametersOf2(x,list).texts[0],typeParameters};out.begin(OP.type);out.operand(type);out.operand(x.symbol);write(list,text2);out.end();Object.
assign(x,frame);state.extension=extension}function extending(x,member2){const{extension}=csharp(x);if(extension?.type!==x.type||!extension.receiver||member2.flags&
FLAG.static)return member2;const{receiver,typeParameters=[]}=extension;const parameters=[receiver,...member2.parameters??[]];const all=[...typeParameters,...member2.
typeParameters??[]];return{...member2,flags:member2.flags|FLAG.extension,parameters,...member2.required===void 0?{}:{required:member2.required+1},...all.length>
0?{typeParameters:all}:{}}}function typeParameterTexts(x,node){const{tree,grammar}=x;const{t,f}=grammar;const list=tree.child(node,f.type_parameters)>=0?tree.child(node,f.type_parameters):
childOfType(x,node,t.type_parameter_list);if(list<0)return void 0;const texts=new Map;for(const child of namedChildren(x,list)){const name2=tree.child(child,f.name);
if(name2>=0)texts.set(tree.textOf(name2),[tree.textOf(name2)])}for(const clause of tree.children(node)){if(tree.type[clause]!==t.type_parameter_constraints_clause)
continue;const[name2,...constraints]=namedChildren(x,clause);const text2=name2===void 0?void 0:texts.get(tree.textOf(name2));for(const one of constraints){const bound=typeText(
x,tree.child(one,f.type));if(bound!==void 0)text2?.push(bound)}}return[...texts.values()]}function writeTypeParameters(x,node){const{tree,grammar}=x;const{t,f}=grammar;
const list=tree.child(node,f.type_parameters)>=0?tree.child(node,f.type_parameters):childOfType(x,node,t.type_parameter_list);if(list>=0)visitEach(x,list);for(const clause of tree.
children(node))if(tree.type[clause]===t.type_parameter_constraints_clause)visit(x,clause)}function isConditional(x,node){const{tree}=x;for(let at=tree.parent[node];at>=
0;at=tree.parent[at])if(/^preproc_(if|elif|else)$/.test(tree.typeName(at)))return true;return false}function attributes(x,node){for(const child of x.tree.children(
node))if(x.tree.type[child]===x.grammar.t.attribute_list)visitEach(x,child)}function writeBody(x,body){const{tree}=x;writeMembers(x,body,child=>{if(/^preproc_(if|elif|else)$/.
test(tree.typeName(child)))writeBody(x,child);else visit(x,child)})}function typeDeclaration(kind,flags){return(x,node)=>{const{tree,grammar,out}=x;const{t,f}=grammar;
if(kind==="class"&&isExtensionBlock(x,node)){extensions(x,node);return}const about=declared(x,node);const nameNode=tree.child(node,f.name);const body=tree.child(
node,f.body);if(nameNode<0)return;const symbol=addSymbol(x,node,nameNode,kind,about,{signature:signature(x,node,body)});const text2={name:tree.textOf(nameNode),
symbol,flags:about.flags|flags,outer:x.type,within:-1,members:[]};if(about.partial)text2.partial=true;if(isConditional(x,node))text2.conditional=true;if(csharp(
x).namespace!==x.surface.package)text2.package=csharp(x).namespace;const bases=childOfType(x,node,t.base_list);const supers=bases<0?[]:namedChildren(x,bases).filter(
child=>tree.type[child]!==t.argument_list);const nodes=supers.map(child=>tree.type[child]===t.primary_constructor_base_type?tree.child(child,f.type):child);if(nodes.
length>0&&!(flags&FLAG.enum)){text2.supertypes=nodes.map(child=>typeText(x,child)??"?");if(!(flags&FLAG.interface))text2.superclass=0}const typeParameters=typeParameterTexts(
x,node);if(typeParameters)text2.typeParameters=typeParameters;const type=x.surface.types.push(text2)-1;const frame=enter(x,type,-1,symbol);out.begin(OP.type);out.
operand(type);out.operand(symbol);attributes(x,node);writeTypeParameters(x,node);for(const[at,child]of nodes.entries()){out.begin(OP.supertype);writePosition(x,
child);out.operand(at>0||/^I[A-Z]/.test(tree.textOf(child))?1:0);writeTypeName(x,child);out.end()}const parameters=childOfType(x,node,t.parameter_list);if(parameters>=
0)primaryConstructor(x,node,parameters,text2);for(const child of supers)if(tree.type[child]===t.primary_constructor_base_type){for(const part of namedChildren(x,
child))if(tree.type[part]===t.argument_list)visit(x,part)}if(body>=0)writeBody(x,body);out.end();Object.assign(x,frame)}}function extensions(x,node){const body=x.
tree.child(node,x.grammar.f.body);extensionBlock(x,node,typeParameterTexts(x,node),(parameters,text2)=>{attributes(x,node);writeTypeParameters(x,node);if(parameters>=
0)primaryConstructor(x,node,parameters,text2);if(body>=0)writeBody(x,body)})}function primaryConstructor(x,node,list,type){const{tree,grammar}=x;const{t,f}=grammar;
const isRecord=tree.typeName(node)==="record_declaration";for(const child of namedChildren(x,list)){if(tree.type[child]!==t.parameter)continue;const name2=tree.
child(child,f.name);const written=tree.child(child,f.type);const about=declared(x,child);about.flags|=isRecord?FLAG.public:FLAG.private;const symbol=addSymbol(x,
child,name2,"property",about,written>=0?{type:tree.textOf(written)}:{});writeMember(x,x.type,{name:tree.textOf(name2),kind:MEMBER_FIELD,flags:about.flags,symbol,
...typed(typeText(x,written))},()=>{attributes(x,child);if(written>=0)writeTypeName(x,written)})}const parameters=parametersOf2(x,list);type.members.push({name:type.
name,kind:MEMBER_CONSTRUCTOR,flags:FLAG.public,symbol:-1,parameters:parameters.texts,required:parameters.required})}function typed(type){return type===void 0?{}:
{type}}function classOf(type){const list=/<(.*)>$/s.exec(type)?.[1];if(list===void 0)return type;let depth=0;let count=1;for(const sign of list){if(sign==="<"||
sign==="{")depth++;else if(sign===">"||sign==="}")depth--;else if(sign===","&&depth===0)count++}return`${type.slice(0,type.indexOf("<"))}\`${count}`}csharpHandlers.
handle({class_declaration:typeDeclaration("class",0),struct_declaration:typeDeclaration("struct",FLAG.final|FLAG.value),interface_declaration:typeDeclaration("i\
nterface",FLAG.interface|FLAG.abstract),record_declaration:typeDeclaration("class",FLAG.record),enum_declaration:typeDeclaration("enum",FLAG.enum),delegate_declaration:(x,node)=>{
const{tree,grammar}=x;const{f}=grammar;const about=declared(x,node);const nameNode=tree.child(node,f.name);const list=tree.child(node,f.parameters);const written=tree.
child(node,f.type);const parameters=parametersOf2(x,list);const symbol=addSymbol(x,node,nameNode,"type",about,{signature:signature(x,node,-1),parameters:parameters.
facts});const text2={name:tree.textOf(nameNode),symbol,flags:about.flags|FLAG.interface|FLAG.abstract,outer:x.type,within:-1,members:[]};if(isConditional(x,node))
text2.conditional=true;if(csharp(x).namespace!==x.surface.package)text2.package=csharp(x).namespace;const typeParameters=typeParameterTexts(x,node);if(typeParameters)
text2.typeParameters=typeParameters;text2.members.push({name:"Invoke",kind:MEMBER_METHOD,flags:FLAG.public|FLAG.abstract,symbol,parameters:parameters.texts,...typed(
typeText(x,written))});const type=x.surface.types.push(text2)-1;const frame=enter(x,type,-1,symbol);x.out.begin(OP.type);x.out.operand(type);x.out.operand(symbol);
attributes(x,node);writeTypeParameters(x,node);writeTypeName(x,written);visit(x,list);x.out.end();Object.assign(x,frame)},namespace_declaration:namespace,file_scoped_namespace_declaration:namespace,
using_directive:(x,node)=>{const{tree,grammar}=x;const{t,f}=grammar;const alias=tree.child(node,f.name);const target2=namedChildren(x,node).find(child=>child!==
alias);if(target2===void 0)return;const head=tree.text.slice(tree.start[node],tree.start[target2]);const last=tree.type[target2]===t.qualified_name?tree.child(target2,
f.name):target2;const name2=tree.type[last]===t.generic_name?namedChildren(x,last)[0]??last:last;const offset=tree.start[name2];const isStatic=/\bstatic\b/.test(
head);x.surface.imports.push({path:classOf(typeText(x,target2)??tree.textOf(target2)),...alias>=0?importAlias(x,alias):{all:true},...isStatic?{static:true}:{},.../\bglobal\b/.
test(head)?{global:true}:{},line:tree.lineAt(offset),column:tree.columnAt(offset),length:tree.end[name2]-offset})},compilation_unit:(x,node)=>{x.out.begin(OP.block);
writeBody(x,node);x.out.end()},declaration_list:(x,node)=>{x.out.begin(OP.sequence);writeBody(x,node);x.out.end()},extern_alias_directive:x=>x.out.leaf(OP.sequence)});
function namespace(x,node){const{tree,grammar}=x;const{f}=grammar;const state=csharp(x);const outer=state.namespace;const name2=tree.textOf(tree.child(node,f.name)).
replace(/\s+/g,"");state.namespace=outer===""?name2:`${outer}.${name2}`;if(x.surface.package===""&&x.surface.types.length===0)x.surface.package=state.namespace;
const body=tree.child(node,f.body);if(body>=0){visit(x,body);state.namespace=outer}else if(tree.after[node]!==node+1){writeBody(x,node)}}function nameParts(x,node){const{tree,grammar}=x;if(tree.type[node]!==grammar.t.generic_name)return{name:node,list:-1};return{name:firstNamed(x,node),list:childOfType(
x,node,grammar.t.type_argument_list)}}function name(x,node,use=USE_READ){const written=x.tree.textOf(node)==="value"?writtenBySetter(x,node):void 0;if(written!==
void 0){const text2=typeText(x,written);if(text2===void 0)x.out.leaf(OP.sequence);else x.out.leaf(OP.typeText,x.out.string(text2));return}x.out.begin(OP.name);writeName(
x,nameParts(x,node).name);x.out.operand(use);x.out.end()}function writtenBySetter(x,node){const{tree,grammar}=x;let isSetter=false;for(let at=tree.parent[node];at>=
0;at=tree.parent[at]){if(isSetter&&tree.child(at,grammar.f.accessors)>=0)return tree.child(at,grammar.f.type);if(tree.type[at]!==grammar.t.accessor_declaration)
continue;if(!/^(set|init|add|remove)$/.test(tree.textOf(tree.child(at,grammar.f.name))))return void 0;isSetter=true}return isSetter?-1:void 0}function member(x,node,use=USE_READ){
x.out.begin(OP.member);writeName(x,nameParts(x,x.tree.child(node,x.grammar.f.name)).name);x.out.operand(use);writeObject(x,node);x.out.end()}function writeObject(x,node){
const{tree,grammar}=x;if(tree.type[node]===grammar.t.member_binding_expression){const conditions=csharp(x).conditions;const condition=conditions.pop();if(condition===
void 0)x.out.leaf(OP.sequence);else held(x,()=>visit(x,condition));if(condition!==void 0)conditions.push(condition)}else writeValue(x,tree.child(node,grammar.f.
expression))}function held(x,value){x.out.begin(OP.unary);x.out.operand(4);value();x.out.end()}function conditionalAccess(x,node,write){const{tree,grammar,out}=x;
const condition=tree.child(node,grammar.f.condition);const rest=namedChildren(x,node).find(child=>child!==condition);if(rest===void 0){visit(x,condition);return}
out.begin(OP.sequence);let object=condition;for(;;){if(tree.type[object]===grammar.t.binary_expression){visitField(x,object,grammar.f.left);object=tree.child(object,
grammar.f.right)}else if(tree.type[object]===grammar.t.prefix_unary_expression)object=firstNamed(x,object);else break}const{conditions}=csharp(x);conditions.push(
object);write(rest);conditions.pop();out.end()}function writeValue(x,node){const{tree,grammar,out}=x;const{t}=grammar;if(tree.type[node]===t.generic_name||tree.
type[node]===t.predefined_type){out.begin(OP.classReference);writeTypeName(x,node);out.end()}else visit(x,node)}function target(x,node,use){const{tree,grammar}=x;
if(tree.type[node]===grammar.t.identifier)name(x,node,use);else if(tree.type[node]===grammar.t.member_access_expression||tree.type[node]===grammar.t.member_binding_expression)
member(x,node,use);else visit(x,node)}csharpHandlers.handle({identifier:(x,node)=>name(x,node),generic_name:(x,node)=>{const{list}=nameParts(x,node);x.out.begin(
OP.sequence);if(list>=0)for(const arg of namedChildren(x,list))writeTypeName(x,arg);name(x,node);x.out.end()},member_access_expression:(x,node)=>member(x,node),
member_binding_expression:(x,node)=>member(x,node),conditional_access_expression:(x,node)=>conditionalAccess(x,node,rest=>visit(x,rest)),element_binding_expression:(x,node)=>{
const{conditions}=csharp(x);const condition=conditions.pop();x.out.begin(OP.index);if(condition===void 0)x.out.leaf(OP.sequence);else visit(x,condition);if(condition!==
void 0)conditions.push(condition);x.out.begin(OP.sequence);visitEach(x,node);x.out.end();x.out.end()},element_access_expression:(x,node)=>{const{tree,grammar}=x;
const list=tree.child(node,grammar.f.subscript);const[first]=list<0?[]:namedChildren(x,list);const key=first===void 0?-1:firstNamed(x,first);if(key>=0&&tree.typeName(
key)==="range_expression"){x.out.begin(OP.sequence);visit(x,list);visitField(x,node,grammar.f.expression);x.out.end();return}x.out.begin(OP.index);visitField(x,
node,x.grammar.f.expression);visitField(x,node,x.grammar.f.subscript);x.out.end()}});function nameOfElement(x,argument,value){const{tree,grammar}=x;const{t,f}=grammar;const named=tree.type[argument]===t.argument?tree.child(argument,f.name):-1;if(named>=
0)return tree.textOf(named);const own=tree.type[value]===t.identifier?value:tree.type[value]===t.member_access_expression||tree.type[value]===t.member_binding_expression?
tree.child(value,f.name):-1;return own<0?"":tree.textOf(own)}function writeElements(x,operation,elements){const{out}=x;out.begin(operation);out.operand(elements.
length);for(const{name:name2}of elements)out.operand(out.string(name2));for(const{value}of elements)visit(x,value);out.end()}function argumentValue(x,argument){
const named=x.tree.child(argument,x.grammar.f.name);return namedChildren(x,argument).find(child=>child!==named)??argument}function writeTakenApart(x,node,value){
const{tree,grammar,out}=x;const{t}=grammar;out.begin(OP.takeApart);value();for(const child of namedChildren(x,node)){const part=tree.type[child]===t.argument?argumentValue(
x,child):child;if(tree.type[child]===t.identifier)writeLocal(x,child,1,-1);else if(isTakenApart(x,part))writeTakenApart(x,part,()=>out.leaf(OP.subject));else visit(
x,part)}out.end()}function isTakenApart(x,node){const{t}=x.grammar;const type=x.tree.type[node];return type===t.tuple_pattern||type===t.tuple_expression||type===
t.parenthesized_variable_designation}csharpHandlers.handle({tuple_expression:(x,node)=>{const elements=namedChildren(x,node).map(argument=>{const value=argumentValue(
x,argument);return{name:nameOfElement(x,argument,value),value}});writeElements(x,OP.tuple,elements)},tuple_pattern:(x,node)=>writeTakenApart(x,node,()=>x.out.leaf(
OP.subject)),parenthesized_variable_designation:(x,node)=>writeTakenApart(x,node,()=>x.out.leaf(OP.subject)),anonymous_object_creation_expression:(x,node)=>{const{
tree,grammar}=x;const elements=[];let written;const children=namedChildren(x,node);for(const[at,child]of children.entries()){const next=children[at+1];const isName=tree.
type[child]===grammar.t.identifier&&next!==void 0&&/^\s*=[^=]/.test(tree.text.slice(tree.end[child],tree.end[child]+4));if(isName)written=tree.textOf(child);else{
elements.push({name:written??nameOfElement(x,-1,child),value:child});written=void 0}}writeElements(x,OP.anonymousObject,elements)}});function writeTupleAssignment(x,node){
const{tree,grammar}=x;const left=tree.child(node,grammar.f.left);if(tree.type[left]!==grammar.t.tuple_expression)return false;writeTakenApart(x,left,()=>visitField(
x,node,grammar.f.right));return true}function writeProperty(x,name2,pattern){const{out}=x;out.begin(OP.propertyPattern);writeName(x,name2);pattern();out.end()}function writeLocal(x,name2,kind,type,value=-1){const{out}=x;out.begin(OP.local);writeName(x,name2);out.operand(kind);if(type>=0)writeTypeName(x,type);else out.
leaf(OP.typeInferred);if(value>=0)visit(x,value);out.end()}function declaratorValue(x,declarator){const name2=x.tree.child(declarator,x.grammar.f.name);return namedChildren(
x,declarator).filter(child=>child!==name2&&x.tree.type[child]!==x.grammar.t.bracketed_argument_list).at(-1)??-1}csharpHandlers.handle({block:(x,node)=>visitChildren(
x,node,OP.block),for_statement:(x,node)=>visitChildren(x,node,OP.block),using_statement:(x,node)=>visitChildren(x,node,OP.block),fixed_statement:(x,node)=>visitChildren(
x,node,OP.block),catch_clause:(x,node)=>visitChildren(x,node,OP.block),switch_section:(x,node)=>visitChildren(x,node,OP.case),switch_statement:(x,node)=>{const{
f}=x.grammar;x.out.begin(OP.switch);visitField(x,node,f.value);const body=x.tree.child(node,f.body);if(body>=0)visitEach(x,body);x.out.end()},variable_declaration:(x,node)=>{
const{tree,grammar,out}=x;const{t,f}=grammar;const type=tree.child(node,f.type);out.begin(OP.sequence);for(const child of namedChildren(x,node)){if(tree.type[child]!==
t.variable_declarator)continue;const name2=tree.child(child,f.name);const[first]=namedChildren(x,child);if(name2>=0)writeLocal(x,name2,1,type,declaratorValue(x,
child));else if(first!==void 0&&isTakenApart(x,first))writeTakenApart(x,first,()=>{const value=declaratorValue(x,child);if(value>=0&&value!==first)visit(x,value);else
out.leaf(OP.subject)});else visit(x,child)}out.end()},discard:x=>x.out.leaf(OP.sequence),parameter:(x,node)=>{const{tree,grammar}=x;const{f}=grammar;const name2=tree.
child(node,f.name);const type=tree.child(node,f.type);x.out.begin(OP.sequence);for(const child of namedChildren(x,node))if(tree.type[child]===grammar.t.attribute_list)
visit(x,child);if(name2>=0)writeLocal(x,name2,0,type);for(const child of namedChildren(x,node))if(child!==name2&&child!==type&&tree.type[child]!==grammar.t.attribute_list&&
tree.type[child]!==grammar.t.modifier)visit(x,child);x.out.end()},parameter_list:(x,node)=>{const{tree,grammar,out}=x;const{f,t}=grammar;out.begin(OP.sequence);
let type=-1;for(const child of namedChildren(x,node)){if(tree.field[child]===f.type)type=child;else if(tree.field[child]===f.name)writeLocal(x,child,0,type);else if(tree.
type[child]===t.parameter)visit(x,child)}out.end()},modifier:x=>x.out.leaf(OP.sequence),catch_declaration:(x,node)=>{const{tree,grammar}=x;const name2=tree.child(
node,grammar.f.name);const type=tree.child(node,grammar.f.type);if(name2>=0)writeLocal(x,name2,1,type);else writeTypeName(x,type)},foreach_statement:(x,node)=>{
const{tree,grammar,out}=x;const{f,t}=grammar;const left=tree.child(node,f.left);out.begin(OP.forEach);if(tree.type[left]===t.identifier)writeLocal(x,left,1,tree.
child(node,f.type));else if(isTakenApart(x,left))writeTakenApart(x,left,()=>out.leaf(OP.subject));else visit(x,left);visitField(x,node,f.right);visitField(x,node,
f.body);out.end()},return_statement:(x,node)=>visitChildren(x,node,OP.return),arrow_expression_clause:(x,node)=>visitChildren(x,node,OP.return),labeled_statement:(x,node)=>{
const[label,...rest]=namedChildren(x,node);x.out.begin(OP.sequence);if(label!==void 0){x.out.begin(OP.label);writeName(x,label);x.out.end()}for(const child of rest)
visit(x,child);x.out.end()},goto_statement:(x,node)=>{const[label]=namedChildren(x,node);if(label===void 0||x.tree.type[label]!==x.grammar.t.identifier){visitChildren(
x,node,OP.sequence);return}x.out.begin(OP.jump);writeName(x,label);x.out.end()}});function call(x,node){const{tree,grammar}=x;const called=tree.child(node,grammar.f.function);const list=tree.child(node,grammar.f.arguments);if(tree.type[called]===
grammar.t.conditional_access_expression)conditionalAccess(x,called,rest=>writeCall(x,rest,list));else writeCall(x,called,list)}function writeCall(x,called,list){
const{tree,grammar,out}=x;const{t,f}=grammar;const isMember=tree.type[called]===t.member_access_expression||tree.type[called]===t.member_binding_expression;const isName=tree.
type[called]===t.identifier||tree.type[called]===t.generic_name;if(!isMember&&!isName){out.begin(OP.sequence);visit(x,called);if(list>=0)visitEach(x,list);out.end();
return}if(isName&&tree.textOf(called)==="nameof"){out.begin(OP.sequence);if(list>=0)visitEach(x,list);out.leaf(OP.literal,LITERAL.string);out.end();return}const parts=nameParts(
x,isMember?tree.child(called,f.name):called);out.begin(OP.call);writeName(x,parts.name);out.operand(0);out.operand(isMember?1:0);if(isMember)writeObject(x,called);
if(parts.list>=0){const args=namedChildren(x,parts.list);out.patch(3,args.length);for(const arg of args)writeTypeName(x,arg)}if(list>=0)visitEach(x,list);out.end()}
function construct(x,node){const{tree,grammar,out}=x;const{f,t}=grammar;const type=tree.child(node,f.type);const list=type>=0?tree.child(node,f.arguments):childOfType(
x,node,t.argument_list);const initializer=type>=0?tree.child(node,f.initializer):childOfType(x,node,t.initializer_expression);if(initializer>=0)out.begin(OP.initialize);
out.begin(OP.construct);out.operand(-1);out.operand(0);if(type>=0){writeTypeName(x,type);x.made.add((typeText(x,type)??"").replace(/<.*$/s,"").replace(/^.*\./,""))}else
out.leaf(OP.typeInferred);if(list>=0)visitEach(x,list);out.end();if(initializer>=0){for(const child of namedChildren(x,initializer)){const left=tree.type[child]===
t.assignment_expression?tree.child(child,f.left):-1;if(left>=0&&tree.type[left]===t.identifier){out.begin(OP.named);writeName(x,left);visitField(x,child,f.right);
out.end()}else visit(x,child)}out.end()}}var text=(x,node)=>{const written=x.tree.textOf(node);if(/^"[\w.]+"$/.test(written))x.out.leaf(OP.literal,LITERAL.string,
x.out.string(written.slice(1,-1)));else x.out.leaf(OP.literal,LITERAL.string)};var assign=assignment(target);csharpHandlers.handle({invocation_expression:call,object_creation_expression:construct,
implicit_object_creation_expression:construct,this:x=>x.out.leaf(OP.self,0),base:x=>x.out.leaf(OP.parent,0),parenthesized_expression:parenthesized,argument:(x,node)=>{
const{tree,grammar,out}=x;const named=tree.child(node,grammar.f.name);const[value]=namedChildren(x,node).filter(child=>child!==named);if(value===void 0){out.leaf(
OP.sequence);return}if(named<0){visit(x,value);return}out.begin(OP.named);writeName(x,named);visit(x,value);out.end()},attribute_argument:(x,node)=>{const{tree,
grammar,out}=x;const named=tree.child(node,grammar.f.name);const[value]=namedChildren(x,node).filter(child=>child!==named);if(named<0&&value!==void 0){visit(x,value);
return}out.begin(OP.sequence);if(value!==void 0)visit(x,value);out.end()},assignment_expression:(x,node)=>{if(!writeTupleAssignment(x,node))assign(x,node)},prefix_unary_expression:(x,node)=>unary(
x,node),postfix_unary_expression:(x,node)=>unary(x,node),unary_expression:(x,node)=>unary(x,node),await_expression:(x,node)=>{x.out.begin(OP.unary);x.out.operand(
2);visitEach(x,node);x.out.end()},binary_expression:(x,node)=>{const{tree,grammar,out}=x;const{f}=grammar;const operator=tree.textOf(tree.child(node,f.operator));
if(operator==="??"){out.begin(OP.condition);out.leaf(OP.sequence);held(x,()=>visitField(x,node,f.left))}else{out.begin(OP.operation);writeName(x,tree.child(node,
f.operator));out.operand(arithmeticOf(operator));visitField(x,node,f.left)}visitField(x,node,f.right);out.end()},conditional_expression:conditional,cast_expression:(x,node)=>{
x.out.begin(OP.cast);writeTypeName(x,x.tree.child(node,x.grammar.f.type));visitField(x,node,x.grammar.f.value);x.out.end()},as_expression:(x,node)=>{x.out.begin(
OP.cast);writeTypeName(x,x.tree.child(node,x.grammar.f.right));visitField(x,node,x.grammar.f.left);x.out.end()},is_expression:(x,node)=>{x.out.begin(OP.test);visitField(
x,node,x.grammar.f.left);writeTypeName(x,x.tree.child(node,x.grammar.f.right));x.out.end()},typeof_expression:(x,node)=>{x.out.begin(OP.classLiteral);writeTypeName(
x,x.tree.child(node,x.grammar.f.type));x.out.end()},default_expression:(x,node)=>{const type=x.tree.child(node,x.grammar.f.type);if(type<0)x.out.leaf(OP.literal,
LITERAL.null);else writeTypeName(x,type)},sizeof_expression:(x,node)=>writeTypeName(x,x.tree.child(node,x.grammar.f.type)),array_creation_expression:(x,node)=>{
const{tree,grammar,out}=x;const type=tree.child(node,grammar.f.type);out.begin(OP.newArray);out.operand(0);visit(x,type);const rank=tree.child(type,grammar.f.rank);
if(rank>=0)for(const size of namedChildren(x,rank))visit(x,size);const initializer=childOfType(x,node,grammar.t.initializer_expression);if(initializer>=0)visit(
x,initializer);out.end()},initializer_expression:(x,node)=>visitChildren(x,node,OP.arrayLiteral),implicit_array_creation_expression:(x,node)=>{const initializer=childOfType(
x,node,x.grammar.t.initializer_expression);x.out.begin(OP.newArray);x.out.operand(0);x.out.leaf(OP.typeInferred);if(initializer>=0)visit(x,initializer);x.out.end()},
collection_expression:(x,node)=>visitChildren(x,node,OP.arrayLiteral),with_expression:(x,node)=>{const[object,...initializers]=namedChildren(x,node);const{tree,
grammar,out}=x;out.begin(OP.initialize);if(object!==void 0)visit(x,object);for(const one of initializers){const[left,value]=namedChildren(x,one);if(left===void 0||
value===void 0||tree.type[left]!==grammar.t.identifier)continue;out.begin(OP.named);writeName(x,left);visit(x,value);out.end()}out.end()},declaration_expression:(x,node)=>writeLocal(
x,x.tree.child(node,x.grammar.f.name),1,x.tree.child(node,x.grammar.f.type)),interpolated_string_expression:(x,node)=>{x.out.begin(OP.sequence);visitEach(x,node);
x.out.leaf(OP.literal,LITERAL.string);x.out.end()},interpolation_format_clause:literal(LITERAL.string),integer_literal:(x,node)=>x.out.leaf(OP.literal,/l/i.test(
x.tree.textOf(node))?LITERAL.long:LITERAL.int),real_literal:(x,node)=>x.out.leaf(OP.literal,/f$/i.test(x.tree.textOf(node))?LITERAL.float:LITERAL.double),boolean_literal:literal(
LITERAL.boolean),character_literal:literal(LITERAL.char),null_literal:literal(LITERAL.null),string_literal:text,verbatim_string_literal:text,raw_string_literal:text});
function unary(x,node){const inner=firstNamed(x,node);const operator=x.tree.text.slice(x.tree.start[node],x.tree.start[node]+2);x.out.begin(OP.unary);x.out.operand(
operator.startsWith("!")?1:0);const written=x.tree.textOf(node);if(inner>=0)target(x,inner,/^(\+\+|--)|(\+\+|--)$/.test(written)?USE_READ_WRITE:USE_READ);x.out.
end()}function lambda(x,node){const{tree,grammar,out}=x;const{t,f}=grammar;const parameters=tree.child(node,f.parameters);const body=tree.child(node,f.body)>=0?tree.child(
node,f.body):childOfType(x,node,t.block);out.begin(OP.lambda);out.operand(0);out.operand(0);out.operand(shapeOf(x,body));let count=0;let flags=isAsync(x,node)?LAMBDA_ASYNC:
0;if(parameters>=0&&tree.type[parameters]===t.implicit_parameter){writeLocal(x,parameters,0,-1);count=1}else if(parameters>=0)for(const child of namedChildren(x,
parameters)){if(tree.type[child]!==t.parameter)continue;const type=tree.child(child,f.type);if(type>=0)flags|=LAMBDA_TYPED;writeLocal(x,tree.child(child,f.name),
0,type);count++}out.patch(0,count);out.patch(1,flags);if(body>=0)visit(x,body);else out.leaf(OP.sequence);out.end()}function isAsync(x,node){return namedChildren(
x,node).some(child=>x.tree.type[child]===x.grammar.t.modifier&&x.tree.textOf(child)==="async")}function shapeOf(x,body){const{tree,grammar}=x;const{t}=grammar;if(body<
0)return SHAPE.droppable;switch(tree.type[body]){case t.block:return returnsValue(x,body)?SHAPE.returning:SHAPE.statements;case t.invocation_expression:case t.assignment_expression:case t.
object_creation_expression:case t.await_expression:return SHAPE.droppable;default:return SHAPE.value}}function returnsValue(x,block){const{tree,grammar}=x;const{
t}=grammar;const after2=tree.after[block];for(let at=block+1;at<after2;){if(tree.type[at]===t.return_statement)return firstNamed(x,at)>=0;if(tree.type[at]===t.throw_statement&&
tree.parent[at]===block)return true;at=tree.type[at]===t.lambda_expression?tree.after[at]:at+1}return false}function drawn(x,named,type,list){const{out}=x;out.begin(
OP.local);writeName(x,named);out.operand(1);if(type>=0)writeTypeName(x,type);else out.leaf(OP.typeInferred);out.begin(OP.spread);if(list>=0)visit(x,list);out.end();
out.end()}csharpHandlers.handle({lambda_expression:lambda,anonymous_method_expression:lambda,query_expression:(x,node)=>{const{tree,grammar,out}=x;out.begin(OP.
query);for(const child of namedChildren(x,node)){if(tree.type[child]===grammar.t.identifier)writeLocal(x,child,1,-1);else visit(x,child)}out.end()},select_clause:(x,node)=>visitChildren(
x,node,OP.selected),group_clause:(x,node)=>visitChildren(x,node,OP.grouped),join_clause:(x,node)=>{const{tree,grammar,out}=x;const type=tree.child(node,grammar.
f.type);const[named,list,...rest]=namedChildren(x,node).filter(child=>child!==type);out.begin(OP.sequence);if(named!==void 0&&list!==void 0)drawn(x,named,type,list);
for(const child of rest)visit(x,child);out.end()},from_clause:(x,node)=>{const{tree,grammar}=x;const named=tree.child(node,grammar.f.name);const type=tree.child(
node,grammar.f.type);const value=namedChildren(x,node).find(child=>child!==named&&child!==type);drawn(x,named,type,value??-1)},let_clause:(x,node)=>{const[named,
value]=namedChildren(x,node);if(named!==void 0)writeLocal(x,named,1,-1,value??-1)},join_into_clause:(x,node)=>{const named=firstNamed(x,node);if(named>=0)writeLocal(
x,named,1,-1)}});function method(x,node){const{tree,grammar}=x;const{t,f}=grammar;const kind=tree.typeName(node);const about=declared(x,node);const owner=currentType(x);const body=tree.
child(node,f.body);const isLocal=kind==="local_function_statement";if(owner&&owner.flags&FLAG.interface&&!isLocal){about.flags|=FLAG.public;if(body<0)about.flags|=
FLAG.abstract}const construct2=kind==="constructor_declaration";const operator=tree.child(node,f.operator);const written=tree.child(node,f.returns)>=0?tree.child(
node,f.returns):construct2?-1:tree.child(node,f.type);const named=tree.child(node,f.name);const nameNode=named>=0?named:operator>=0?operator:written;const called=named>=
0?kind==="destructor_declaration"?`~${tree.textOf(named)}`:void 0:operator>=0?`operator ${operatorSign(x,operator)}`:`operator ${tree.textOf(written)}`;const list=tree.
child(node,f.parameters);const parameters=parametersOf2(x,list);const name2=called??tree.textOf(nameNode);const symbol=addSymbol(x,node,nameNode,construct2?"con\
structor":isLocal?"function":"method",about,{...construct2?{}:roleOf(name2,about),signature:signature(x,node,body),...parameters.facts.length>0?{parameters:parameters.
facts}:{},...written>=0?{returns:tree.textOf(written).replace(/\s+/g," ")}:{},...called===void 0?{}:{called}});const text2={name:name2,kind:construct2?MEMBER_CONSTRUCTOR:
MEMBER_METHOD,flags:about.flags|(parameters.variadic?FLAG.variadic:0)|(parameters.extension?FLAG.extension:0)|(isLocal?FLAG.private:0)|(childOfType(x,node,t.explicit_interface_specifier)>=
0?FLAG.explicit:0),symbol,parameters:parameters.texts,...typed(typeText(x,written))};if(parameters.required<parameters.texts.length)text2.required=parameters.required;
if(isLocal)text2.within=x.member;if(construct2&&about.flags&FLAG.static)Object.assign(text2,{kind:MEMBER_METHOD,name:".cctor"});const typeParameters=typeParameterTexts(
x,node);if(typeParameters)text2.typeParameters=typeParameters;writeMember(x,x.type,extending(x,text2),()=>{attributes(x,node);writeTypeParameters(x,node);explicitInterface(
x,node);if(written>=0)writeTypeName(x,written);if(list>=0)visit(x,list);const initializer=childOfType(x,node,t.constructor_initializer);if(initializer>=0)delegate(
x,initializer);if(body>=0)visit(x,body)})}function operatorSign({tree},operator){const end=tree.end[operator];return tree.textOf(operator)+(tree.text[end]==="="?
"=":"")}function explicitInterface(x,node){const specifier=childOfType(x,node,x.grammar.t.explicit_interface_specifier);if(specifier>=0)for(const child of namedChildren(
x,specifier))writeTypeName(x,child)}function delegate(x,node){const{tree,out}=x;const start=tree.start[node];const match=/^:\s*(base|this)/.exec(tree.text.slice(
start,start+40));if(!match)return;const offset=start+match[0].length-match[1].length;out.begin(OP.delegate);out.operand(out.string(match[1]));out.operand(tree.lineAt(
offset));out.operand(tree.columnAt(offset));out.operand(match[1]==="base"?1:0);out.operand(0);const list=childOfType(x,node,x.grammar.t.argument_list);if(list>=
0)visitEach(x,list);out.end()}function fields(x,node){const{tree,grammar}=x;const{t,f}=grammar;const about=declared(x,node);const declaration=childOfType(x,node,
t.variable_declaration);if(declaration<0)return;const written=tree.child(declaration,f.type);const constant=(about.flags&(FLAG.static|FLAG.final))===(FLAG.static|
FLAG.final);let first=true;for(const child of namedChildren(x,declaration)){if(tree.type[child]!==t.variable_declarator)continue;const name2=tree.child(child,f.
name);if(name2<0)continue;const value=declaratorValue(x,child);const symbol=addSymbol(x,node,name2,constant?"constant":"property",{...about,modifiers:[...about.
modifiers]},{type:tree.textOf(written).replace(/\s+/g," "),signature:signature(x,node,value>=0?value:-1)});const isFirst=first;writeMember(x,x.type,{name:tree.textOf(
name2),kind:MEMBER_FIELD,flags:about.flags,symbol,...typed(typeText(x,written))},()=>{if(isFirst){attributes(x,node);writeTypeName(x,written)}writeInitializer(x,
value)});first=false}}function property(x,node){const{tree,grammar}=x;const{t,f}=grammar;const about=declared(x,node);const owner=currentType(x);if(owner&&owner.
flags&FLAG.interface)about.flags|=FLAG.public;const written=tree.child(node,f.type);const named=tree.child(node,f.name);const indexer=tree.typeName(node)==="ind\
exer_declaration";const accessors=tree.child(node,f.accessors);const value=tree.child(node,f.value);const symbol=addSymbol(x,node,named>=0?named:written,"proper\
ty",about,{type:tree.textOf(written).replace(/\s+/g," "),signature:signature(x,node,accessors>=0?accessors:value),...indexer?{called:"this[]"}:{}});const name2=indexer?
"this[]":tree.textOf(named);const flags=about.flags|(childOfType(x,node,t.explicit_interface_specifier)>=0?FLAG.explicit:0);const member2={name:name2,kind:MEMBER_FIELD,
flags,symbol,...typed(typeText(x,written))};writeMember(x,x.type,extending(x,member2),()=>{attributes(x,node);explicitInterface(x,node);writeTypeName(x,written);
const parameters=tree.child(node,f.parameters);if(parameters>=0)visitEach(x,parameters);if(accessors>=0)for(const accessor of namedChildren(x,accessors)){const body=tree.
child(accessor,f.body);if(body>=0)visit(x,body)}writeInitializer(x,value)})}csharpHandlers.handle({method_declaration:method,constructor_declaration:method,destructor_declaration:method,
operator_declaration:method,conversion_operator_declaration:method,local_function_statement:method,field_declaration:fields,event_field_declaration:fields,property_declaration:property,
event_declaration:property,indexer_declaration:property,enum_member_declaration:(x,node)=>{const{tree,grammar}=x;const name2=tree.child(node,grammar.f.name);const about=declared(
x,node);const owner=currentType(x);const symbol=addSymbol(x,node,name2,"enum_member",about);writeMember(x,x.type,{name:tree.textOf(name2),kind:MEMBER_FIELD,flags:FLAG.
public|FLAG.static,symbol,type:owner?.name??"?"},()=>{attributes(x,node);const value=tree.child(node,grammar.f.value);if(value>=0)visit(x,value)})}});function designation(x,node){const{tree,grammar,out}=x;const{f}=grammar;const named=tree.child(node,f.name);const type=tree.child(node,f.type);out.begin(OP.recursivePattern);
if(named>=0)writeLocal(x,named,1,type);else if(type>=0)writeTypeName(x,type);else out.leaf(OP.typeInferred);for(const clause of namedChildren(x,node)){if(clause===
named||clause===type)continue;if(/^(positional|property)_pattern_clause$/.test(tree.typeName(clause)))for(const part of namedChildren(x,clause))subpattern(x,part);else
visit(x,clause)}out.end()}function subpattern(x,node){const children=namedChildren(x,node);const[first,second]=children;if(first===void 0)x.out.leaf(OP.sequence);else if(second===
void 0)visit(x,first);else property2(x,first,()=>visit(x,second))}function property2(x,path,pattern){const{tree,grammar}=x;const{t,f}=grammar;if(tree.type[path]===
t.member_access_expression)property2(x,tree.child(path,f.expression),()=>writeProperty(x,tree.child(path,f.name),pattern));else writeProperty(x,path,pattern)}csharpHandlers.
handle({is_pattern_expression:(x,node)=>{x.out.begin(OP.test);visitField(x,node,x.grammar.f.expression);visitField(x,node,x.grammar.f.pattern);x.out.end()},declaration_pattern:designation,
recursive_pattern:designation,var_pattern:designation,list_pattern:(x,node)=>visitChildren(x,node,OP.listPattern),type_pattern:(x,node)=>writeTypeName(x,x.tree.
child(node,x.grammar.f.type)),constant_pattern:(x,node)=>{const inner=firstNamed(x,node);if(inner>=0&&x.tree.type[inner]===x.grammar.t.tuple_expression){x.out.begin(
OP.recursivePattern);x.out.leaf(OP.typeInferred);for(const argument of namedChildren(x,inner))visitEach(x,argument);x.out.end()}else if(inner>=0&&x.tree.type[inner]===
x.grammar.t.identifier){x.out.begin(OP.caseLabel);writeName(x,inner);x.out.operand(USE_READ);x.out.end()}else visitChildren(x,node,OP.sequence)},subpattern,switch_expression:(x,node)=>{
x.out.begin(OP.switch);visitEach(x,node);x.out.end()},switch_expression_arm:(x,node)=>visitChildren(x,node,OP.case)});function extractCsharp(tree){const x={...startExtraction(tree,grammarOf(tree.grammar),csharpHandlers),namespace:"",conditions:[],extension:void 0};visit(x,0);return unitOf(
x,x.surface.package)}var DIRECTIVE=/^[ \t]*#[ \t]*(?:if|elif|else|endif)\b.*$/gm;var withoutDirectives=text2=>text2.replace(DIRECTIVE,blanks);function withFirstBranches(text2){const open=[];
return text2.split("\n").map(line=>{const directive=/^[ \t]*#[ \t]*(if|elif|else|endif)\b/.exec(line)?.[1];if(directive==="if")open.push(false);else if(directive===
"endif")open.pop();else if(directive!==void 0&&open.length>0)open[open.length-1]=true;return directive!==void 0||open.includes(true)?blanks(line):line}).join("\n")}var CALLED_ASYNC=/(?<![@\w])async(?=\s*(?:[,;:)\]}.?!=]|&&|\|\|))/g;var CALLED_TARGET=/(?<=[[,]\s*)(?:assembly|event|field|method|module|param|property|type|typevar)(?=\s*[,\]])/g;
var CONDITIONAL_ASSIGNMENT=/\?(?=(?:\[[^\]\n]*\]|\.\w+)+\s*(?:[-+*/%&|^]|\?\?|<<|>>)?=(?![=>]))/g;var EXTENSION=/\bextension(\s*(?:<[^(){};]*>)?\s*)(\([^(){};]*\))(?=[^(){};]*\{)/g;
var TYPE_ALONE=/^\(\s*[\w.]+(?:<[^(){};]*>)?(?:\[\])?\??\s*\)$/;var ALLOWED=/\ballows\s+ref\s+struct\b/g;var OPERATOR_ASSIGNS=/(?<=\boperator\s*(?:[-+*/%&|^]|<<|>>>?))=(?=\s*\()/g;
var REST_OF_LIST=/\.\.(?=\s*var\b)/g;var MODIFIED_PARAMETERS=/\((?:\s*(?:(?:ref|out|in|scoped|readonly)\s+)*\w+\s*,)*\s*(?:(?:ref|out|in|scoped|readonly)\s+)+\w+\s*(?:,[\w\s]*)?\)(?=\s*=>)/g;
var plainNames=text2=>text2.replace(EXTENSION,(_,between,extended)=>`class ext${between}${TYPE_ALONE.test(extended)?blanks(extended):extended}`).replace(ALLOWED,
words=>"notnull".padEnd(words.length)).replace(OPERATOR_ASSIGNS," ").replace(REST_OF_LIST,blanks).replace(MODIFIED_PARAMETERS,list=>list.replace(/\b(?:ref|out|in|scoped|readonly)(?=\s)/g,
blanks)).replace(CALLED_ASYNC,"_sync").replace(CALLED_TARGET,word=>"_".repeat(word.length)).replace(CONDITIONAL_ASSIGNMENT," ");var repair=tree=>readAgain(tree,
[plainNames,text2=>withoutDirectives(plainNames(text2)),text2=>withFirstBranches(plainNames(text2))]);var offersOf=file=>nominalOffers(file,{otherNames:name2=>name2.endsWith("Attribute")?[name2.slice(0,-"Attribute".length)]:[]});var createLinker2=()=>createLinker(
createDialect());export{createLinker2 as createLinker,extractCsharp as extract,offersOf,repair};
