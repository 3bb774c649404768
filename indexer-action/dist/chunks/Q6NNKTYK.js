import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import{projectsOf}from"./NKVTMPIS.js";import{ClassInfo,ExternalTypes,MEMBER_CONSTRUCTOR,MEMBER_FIELD,MEMBER_METHOD,after,arithmetic,arithmeticOf,asAncestor,
assignment,bareType,classAt,classType,conditional,createLinker,declareLocal,draftSymbol,elementOf,evaluate,fieldNamed,findLocal,headFrom,heldBy,inBlock,literal,
memberOfObject,methodsNamed,nestedIn,newType,nominalOffers,operand,operationAt,parameterTypesOf,parenthesized,read,say,sayAccess,sayCall,seenFrom,stringOperand,
substitute,tupleOf,typeOfMember,unknown,viewOf,writeInitializer,writeMember,writeMembers,writeSign}from"./3UVYRDTB.js";import{FLAG,Handlers,LAMBDA_ASYNC,
LAMBDA_TYPED,LITERAL,OP,SHAPE,USE_READ,USE_READ_WRITE,childOfType,currentType,enter,firstNamed,grammarReader,importAlias,namedChildren,startExtraction,unitOf,visit,
visitChildren,visitEach,visitField,writeName,writePosition}from"./3JGKB6ES.js";import"./H5WGUJAQ.js";import"./SL77UPIG.js";import{
push}from"./IACKWRZ4.js";import"./N6KGKASV.js";import{blanks,readAgain}from"./KLRMKRHE.js";import"./PYQ6AIYU.js";
import"./WYNVCRUU.js";import{oneLine}from"./JD3OYRGZ.js";import"./CCXMQBEG.js";import"./CJJMGL6T.js";import"./XUA4RPE5.js";var IMPORTED_NAMES={"System.Buffers":"ArrayPool ArrayBufferWriter IBufferWriter MemoryPool ReadOnlySequence SearchValues","System.Collections":"ArrayList BitArr\
ay DictionaryEntry Hashtable ICollection IComparer IDictionary IEnumerable IEnumerator IList Queue Stack","System.Collections.Concurrent":"BlockingCollection Co\
ncurrentStack Partitioner","System.Collections.Frozen":"FrozenDictionary FrozenSet","System.Collections.Immutable":"IImmutableList ImmutableQueue ImmutableSorte\
dDictionary ImmutableSortedSet ImmutableStack","System.Collections.Specialized":"INotifyCollectionChanged NameValueCollection NotifyCollectionChangedEventArgs",
"System.ComponentModel":"BackgroundWorker BindableAttribute BrowsableAttribute CancelEventArgs Component DefaultValueAttribute DescriptionAttribute DesignerCate\
goryAttribute EditorBrowsableAttribute EditorBrowsableState IContainer INotifyPropertyChanged INotifyPropertyChanging PropertyChangedEventArgs PropertyChangedEv\
entHandler TypeConverter TypeDescriptor Win32Exception","System.ComponentModel.DataAnnotations":"CompareAttribute CreditCardAttribute DataTypeAttribute DisplayA\
ttribute DisplayFormatAttribute EmailAddressAttribute IValidatableObject KeyAttribute MaxLengthAttribute MinLengthAttribute PhoneAttribute RangeAttribute Regula\
rExpressionAttribute RequiredAttribute StringLengthAttribute TimestampAttribute UrlAttribute ValidationAttribute ValidationContext ValidationException Validatio\
nResult Validator","System.ComponentModel.DataAnnotations.Schema":"ColumnAttribute ComplexTypeAttribute DatabaseGeneratedAttribute DatabaseGeneratedOption Forei\
gnKeyAttribute InversePropertyAttribute NotMappedAttribute TableAttribute","System.Configuration":"ConfigurationManager ConnectionStringSettings","System.Data":"\
CommandBehavior CommandType ConnectionState DataColumn DataRow DataSet DataTable DbType IDataReader IDataRecord IDbCommand IDbConnection IDbTransaction Isolatio\
nLevel ParameterDirection SqlDbType","System.Data.Common":"DbCommand DbConnection DbDataReader DbException DbParameter DbProviderFactory DbTransaction","System.\
Diagnostics":"Activity ActivityContext ActivityKind ActivitySource ActivityStatusCode ConditionalAttribute Debug Debugger DebuggerDisplayAttribute DebuggerStepT\
hroughAttribute DiagnosticListener FileVersionInfo Process ProcessStartInfo StackFrame StackTrace Stopwatch Trace TraceSource UnreachableException","System.Diag\
nostics.CodeAnalysis":"AllowNullAttribute DisallowNullAttribute DoesNotReturnAttribute DynamicallyAccessedMemberTypes DynamicallyAccessedMembersAttribute Exclud\
eFromCodeCoverageAttribute ExperimentalAttribute MaybeNullAttribute MaybeNullWhenAttribute MemberNotNullAttribute MemberNotNullWhenAttribute NotNullAttribute No\
tNullIfNotNullAttribute NotNullWhenAttribute RequiresDynamicCodeAttribute RequiresUnreferencedCodeAttribute SetsRequiredMembersAttribute StringSyntaxAttribute S\
uppressMessageAttribute UnconditionalSuppressMessageAttribute","System.Diagnostics.Metrics":"Counter Histogram IMeterFactory Meter MeterListener UpDownCounter",
"System.Globalization":"Calendar CultureInfo DateTimeStyles NumberFormatInfo NumberStyles TextInfo UnicodeCategory","System.IO.Compression":"CompressionLevel Co\
mpressionMode DeflateStream GZipStream ZipArchive ZipArchiveMode ZipFile","System.IO.Pipelines":"Pipe PipeReader PipeWriter","System.Linq.Expressions":"BinaryEx\
pression ConstantExpression ExpressionType ExpressionVisitor MemberExpression MethodCallExpression NewExpression ParameterExpression UnaryExpression","System.Ne\
t":"Cookie CookieContainer Dns EndPoint HttpListener HttpStatusCode HttpWebRequest IPAddress IPEndPoint NetworkCredential ServicePointManager WebClient WebExcep\
tion WebRequest WebUtility","System.Net.Http.Headers":"AuthenticationHeaderValue CacheControlHeaderValue HttpRequestHeaders HttpResponseHeaders MediaTypeHeaderV\
alue MediaTypeWithQualityHeaderValue ProductInfoHeaderValue","System.Net.Http.Json":"HttpClientJsonExtensions JsonContent","System.Net.Mail":"MailAddress MailMe\
ssage SmtpClient","System.Net.Sockets":"AddressFamily NetworkStream Socket SocketException SocketType TcpClient TcpListener UdpClient","System.Net.WebSockets":"\
ClientWebSocket WebSocket WebSocketMessageType WebSocketState","System.Numerics":"BitOperations Complex INumber Matrix4x4 Quaternion Vector Vector2 Vector3 Vect\
or4","System.Reflection":"Assembly AssemblyInformationalVersionAttribute AssemblyMetadataAttribute AssemblyName AssemblyTitleAttribute AssemblyVersionAttribute \
BindingFlags CustomAttributeExtensions EventInfo FieldInfo MemberTypes Module PropertyInfo TargetInvocationException TypeAttributes","System.Reflection.Emit":"A\
ssemblyBuilder DynamicMethod ILGenerator MethodBuilder ModuleBuilder OpCodes TypeBuilder","System.Runtime.CompilerServices":"AsyncMethodBuilderAttribute CallerA\
rgumentExpressionAttribute CallerFilePathAttribute CallerLineNumberAttribute CallerMemberNameAttribute CollectionBuilderAttribute CompilerGeneratedAttribute Con\
ditionalWeakTable ConfiguredTaskAwaitable DefaultInterpolatedStringHandler EnumeratorCancellationAttribute ExtensionAttribute InlineArrayAttribute InternalsVisi\
bleToAttribute InterpolatedStringHandlerAttribute IsExternalInit MethodImplAttribute MethodImplOptions ModuleInitializerAttribute OverloadResolutionPriorityAttr\
ibute RuntimeHelpers SkipLocalsInitAttribute Unsafe","System.Runtime.InteropServices":"COMException CallingConvention CharSet CollectionsMarshal ComVisibleAttri\
bute DllImportAttribute GCHandle GuidAttribute LayoutKind LibraryImportAttribute Marshal MarshalAsAttribute MemoryMarshal NativeLibrary OSPlatform OutAttribute \
RuntimeInformation SafeHandle StructLayoutAttribute UnmanagedType","System.Runtime.Serialization":"DataContractAttribute DataMemberAttribute EnumMemberAttribute\
 ISerializable IgnoreDataMemberAttribute SerializationException SerializationInfo StreamingContext","System.Runtime.Versioning":"SupportedOSPlatformAttribute Ta\
rgetFrameworkAttribute UnsupportedOSPlatformAttribute","System.Security.Claims":"Claim ClaimTypes ClaimValueTypes ClaimsIdentity ClaimsPrincipal","System.Securi\
ty.Cryptography":"Aes CryptoStream CryptoStreamMode CryptographicException ECDsa HMACSHA256 HashAlgorithm HashAlgorithmName MD5 RSA RandomNumberGenerator Rfc289\
8DeriveBytes SHA1 SHA256 SHA512","System.Security.Cryptography.X509Certificates":"X509Certificate X509Certificate2 X509Chain X509Store","System.Security.Princip\
al":"IIdentity IPrincipal WindowsIdentity","System.Text":"ASCIIEncoding CompositeFormat Encoder Encoding Rune UTF8Encoding","System.Text.Json":"JsonDocument Jso\
nDocumentOptions JsonElement JsonException JsonNamingPolicy JsonProperty JsonSerializer JsonSerializerDefaults JsonSerializerOptions JsonTokenType JsonValueKind\
 Utf8JsonReader Utf8JsonWriter","System.Text.Json.Nodes":"JsonArray JsonNode JsonObject JsonValue","System.Text.Json.Serialization":"JsonConstructorAttribute Js\
onConverter JsonConverterAttribute JsonConverterFactory JsonDerivedTypeAttribute JsonExtensionDataAttribute JsonIgnoreAttribute JsonIgnoreCondition JsonIncludeA\
ttribute JsonKnownNamingPolicy JsonNumberHandling JsonNumberHandlingAttribute JsonPolymorphicAttribute JsonPropertyNameAttribute JsonPropertyOrderAttribute Json\
SerializableAttribute JsonSerializerContext JsonSourceGenerationOptionsAttribute JsonStringEnumConverter ReferenceHandler","System.Text.RegularExpressions":"Cap\
ture GeneratedRegexAttribute Group Match MatchCollection Regex RegexOptions","System.Threading":"AutoResetEvent Barrier CancellationTokenRegistration CountdownE\
vent EventWaitHandle ExecutionContext ITimer Lock LazyInitializer ManualResetEvent PeriodicTimer ReaderWriterLock ReaderWriterLockSlim Semaphore SpinLock SpinWa\
it SynchronizationContext ThreadAbortException ThreadState Timeout TimerCallback WaitHandle","System.Threading.Channels":"BoundedChannelFullMode BoundedChannelO\
ptions Channel ChannelReader ChannelWriter UnboundedChannelOptions","System.Threading.RateLimiting":"FixedWindowRateLimiterOptions RateLimitLease RateLimiter To\
kenBucketRateLimiterOptions","System.Threading.Tasks":"ParallelOptions TaskCanceledException TaskContinuationOptions TaskExtensions UnobservedTaskExceptionEvent\
Args","System.Timers":"ElapsedEventArgs","System.Transactions":"IsolationLevel TransactionScope TransactionScopeAsyncFlowOption TransactionScopeOption","System.\
Web":"HttpContext HttpUtility","System.Windows":"Application DependencyObject DependencyProperty MessageBox RoutedEventArgs Thickness Visibility Window","System\
.Windows.Input":"ICommand Key KeyEventArgs","System.Xml":"XmlDocument XmlElement XmlException XmlNode XmlReader XmlReaderSettings XmlWriter XmlWriterSettings","\
System.Xml.Linq":"XAttribute XContainer XDocument XElement XName XNamespace XNode XText","System.Xml.Serialization":"XmlArrayAttribute XmlArrayItemAttribute Xml\
AttributeAttribute XmlElementAttribute XmlIgnoreAttribute XmlRootAttribute XmlSerializer XmlTypeAttribute"};var MOST_PARAMETERS=16;var MOST_ELEMENTS=16;function delegates(){const types=Array.from({length:MOST_PARAMETERS},(_,at)=>`T${at+1}`);return types.flatMap((_,at)=>{
const taken=types.slice(0,at);return[`i System.Func<${[...taken,"R"]}>
Invoke!(${taken})R
`,`i System.Action<${types.slice(0,at+1)}>
Invoke!(${types.slice(0,at+1)})void
`]}).join("")}function tuples(){const types=Array.from({length:MOST_ELEMENTS},(_,at)=>`T${at+1}`);return types.flatMap((_,at)=>{const taken=types.slice(0,at+1);
const items=taken.map((type2,nth)=>`Item${nth+1}:${type2}`).join(";");return[`c System.ValueTuple<${taken}>|System.ValueType
${items}
`,`c System.Tuple<${taken}>
${items};Deconstruct=(${taken})void
`]}).join("")}var BOXED={int:"Int32",uint:"UInt32",long:"Int64",ulong:"UInt64",short:"Int16",ushort:"UInt16",byte:"Byte",sbyte:"SByte",float:"Single",double:"Do\
uble",decimal:"Decimal",char:"Char",boolean:"Boolean"};function boxes(){const all="System.ValueType|System.IComparable|System.IFormattable|System.IConvertible";
return Object.entries(BOXED).map(([name2,box])=>`c System.${box}|${all}|System.IComparable<${name2}>|System.IEquatable<${name2}>
Parse=(String)${name2};TryParse()boolean;CompareTo()int;MaxValue:${name2};MinValue:${name2};GetTypeCode()System.TypeCode
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
GetCustomAttributes()object[];<A>GetCustomAttributes()IEnumerable<A>;<A>GetCustomAttribute()A;IsDefined()boolean
c System.Reflection.MemberInfo|ICustomAttributeProvider
Name:String;DeclaringType:Type;ReflectedType:Type;GetCustomAttributes()object[];<A>GetCustomAttributes()IEnumerable<A>;<A>GetCustomAttribute()A;IsDefined()boole\
an
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
Name:String;ParameterType:Type;Member:MemberInfo;GetCustomAttributes()object[];<A>GetCustomAttributes()IEnumerable<A>;<A>GetCustomAttribute()A;IsDefined()boolea\
n
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
Length:int;<T>Empty=()T[];Copy()void;IndexOf()int;Resize()void;Sort()void;Reverse()void;Fill()void;Clear()void;<T>Find=(T[],Predicate<T>)T;<T>FindLast=(T[],Pred\
icate<T>)T;<T>FindAll=(T[],Predicate<T>)T[];<T>FindIndex=(T[],Predicate<T>)int;<T>Exists=(T[],Predicate<T>)boolean;<T>TrueForAll=(T[],Predicate<T>)boolean;<T>Fo\
rEach=(T[],Action<T>)void;<T,R>ConvertAll=(T[],Converter<T,R>)R[];<T>AsReadOnly=(T[])IReadOnlyList<T>
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
T,int>)int;Max=()T;<R>Max=(Func<T,R>)R;Min=()T;<R>Min=(Func<T,R>)R;Average=(Func<T,double>)double;Append=(T)IEnumerable<T>;Prepend=(T)IEnumerable<T>;DefaultIfEm\
pty=()IEnumerable<T>;<A>Aggregate=(A,Func<A,T,A>)A;<A,R>Aggregate=(A,Func<A,T,A>,Func<A,R>)R;Aggregate=(Func<T,T,T>)T;<U,R>Zip=(IEnumerable<U>,Func<T,U,R>)IEnum\
erable<R>;<U>Zip=(IEnumerable<U>)IEnumerable<{First=T;Second=U}>;<R>Select=(Func<T,int,R>)IEnumerable<R>;Where=(Func<T,int,boolean>)IEnumerable<T>;<U,R>SelectMa\
ny=(Func<T,IEnumerable<U>>,Func<T,U,R>)IEnumerable<R>;<K>ToLookup=(Func<T,K>)ILookup<K,T>;<K,V>ToLookup=(Func<T,K>,Func<T,V>)ILookup<K,V>;<K,V>GroupBy=(Func<T,K\
>,Func<T,V>)IEnumerable<IGrouping<K,V>>;<U,K,R>Join=(IEnumerable<U>,Func<T,K>,Func<U,K>,Func<T,U,R>)IEnumerable<R>;<U,K,R>GroupJoin=(IEnumerable<U>,Func<T,K>,Fu\
nc<U,K>,Func<T,IEnumerable<U>,R>)IEnumerable<R>;<K>DistinctBy=(Func<T,K>)IEnumerable<T>;<K>MaxBy=(Func<T,K>)T;<K>MinBy=(Func<T,K>)T;<K>UnionBy=(IEnumerable<T>,F\
unc<T,K>)IEnumerable<T>;<K>ExceptBy=(IEnumerable<K>,Func<T,K>)IEnumerable<T>;<K>IntersectBy=(IEnumerable<K>,Func<T,K>)IEnumerable<T>;<K,A>AggregateBy=(Func<T,K>\
,A,Func<A,T,A>)IEnumerable<KeyValuePair<K,A>>;<K>CountBy=(Func<T,K>)IEnumerable<KeyValuePair<K,int>>;Chunk=(int)IEnumerable<T[]>;Index=()IEnumerable<{Index=int;\
Item=T}>;Order=()IOrderedEnumerable<T>;OrderDescending=()IOrderedEnumerable<T>;ElementAtOrDefault=(int)T;TakeLast=(int)IEnumerable<T>;SkipLast=(int)IEnumerable<\
T>;AsParallel=()IEnumerable<T>;AsQueryable=()IQueryable<T>;ToImmutableArray=()ImmutableArray<T>;ToImmutableList=()ImmutableList<T>;ToImmutableHashSet=()Immutabl\
eHashSet<T>;<K>ToImmutableDictionary=(Func<T,K>)ImmutableDictionary<K,T>;<K,V>ToImmutableDictionary=(Func<T,K>,Func<T,V>)ImmutableDictionary<K,V>;<K>ToFrozenDic\
tionary=(Func<T,K>)IReadOnlyDictionary<K,T>;<K,V>ToFrozenDictionary=(Func<T,K>,Func<T,V>)IReadOnlyDictionary<K,V>;ToFrozenSet=()ISet<T>
i System.Linq.IOrderedEnumerable<T>|IEnumerable<T>
<K>ThenBy=(Func<T,K>)IOrderedEnumerable<T>;<K>ThenByDescending=(Func<T,K>)IOrderedEnumerable<T>
i System.Linq.IGrouping<K,T>|IEnumerable<T>
Key:K
i System.Linq.ILookup<K,T>|IEnumerable<IGrouping<K,T>>
this[]:IEnumerable<T>;Contains()boolean;Count:int
i System.Linq.IQueryable<T>|IEnumerable<T>|Microsoft.EntityFrameworkCore.EntityFrameworkQueryableExtensions<T>
Where=(Func<T,boolean>)IQueryable<T>;<R>Select=(Func<T,R>)IQueryable<R>;<R>SelectMany=(Func<T,IEnumerable<R>>)IQueryable<R>;<U,R>SelectMany=(Func<T,IEnumerable<\
U>>,Func<T,U,R>)IQueryable<R>;<K>OrderBy=(Func<T,K>)IOrderedQueryable<T>;<K>OrderByDescending=(Func<T,K>)IOrderedQueryable<T>;<K>GroupBy=(Func<T,K>)IQueryable<I\
Grouping<K,T>>;<U,K,R>Join=(IEnumerable<U>,Func<T,K>,Func<U,K>,Func<T,U,R>)IQueryable<R>;<U,K,R>GroupJoin=(IEnumerable<U>,Func<T,K>,Func<U,K>,Func<T,IEnumerable\
<U>,R>)IQueryable<R>;<R>OfType=()IQueryable<R>;<R>Cast=()IQueryable<R>;<K>DistinctBy=(Func<T,K>)IQueryable<T>;Skip=(int)IQueryable<T>;Take=(int)IQueryable<T>;Di\
stinct=()IQueryable<T>;Reverse=()IQueryable<T>;Concat=(IEnumerable<T>)IQueryable<T>;Union=(IEnumerable<T>)IQueryable<T>;Except=(IEnumerable<T>)IQueryable<T>;Int\
ersect=(IEnumerable<T>)IQueryable<T>;DefaultIfEmpty=()IQueryable<T>
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
c System.Threading.Tasks.Parallel
<T>ForEach=(IEnumerable<T>,Action<T>)object;<T>ForEach=(IEnumerable<T>,ParallelOptions,Action<T>)object;<T>ForEachAsync=(IEnumerable<T>,Func<T,CancellationToken\
,ValueTask>)Task;<T>ForEachAsync=(IEnumerable<T>,ParallelOptions,Func<T,CancellationToken,ValueTask>)Task;For()object;ForAsync()Task;Invoke()void
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
<E>Deserialize=(String)E;<E>DeserializeAsync()ValueTask<E>;Serialize()String;SerializeToElement()object;SerializeToUtf8Bytes()byte[];SerializeAsync()Task;IsRefl\
ectionEnabledByDefault:boolean
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

`;var BCL_NAMES={System:"AggregateException AppContext AppDomain ApplicationException ArraySegment ArgumentOutOfRangeException AsyncCallback Attribute Attribute\
Targets AttributeUsage AttributeUsageAttribute BitConverter Boolean Buffer Byte Char Comparison Converter ConsoleColor DateOnly DateTimeKind DivideByZeroExcepti\
on DateTimeOffset DayOfWeek DBNull Decimal Delegate Double EventHandler FlagsAttribute Flags FormatException FormattableString Func Action GC HashCode IAsyncDis\
posable IAsyncResult IComparable ICloneable IFormatProvider IFormattable IObservable IObserver IParsable IProgress Index ISpanFormattable ISpanParsable IndexOut\
OfRangeException Int16 Int32 Int64 IntPtr Half Int128 InvalidCastException MathF MidpointRounding IServiceProvider Lazy Memory MulticastDelegate NonSerialized N\
ullReferenceException ObjectDisposedException Obsolete ObsoleteAttribute OperationCanceledException OverflowException ParamArray OutOfMemoryException PlatformNo\
tSupportedException Progress Random StackOverflowException TimeProvider TypeInitializationException TypeLoadException UInt128 Range ReadOnlyMemory RuntimeTypeHa\
ndle SByte Serializable Single StringComparer StringComparison StringSplitOptions ThreadStatic TimeOnly TimeoutException TimeZoneInfo Tuple TypeCode UInt16 UInt\
32 UInt64 UIntPtr UnauthorizedAccessException UnhandledExceptionEventArgs Uri UriBuilder UriFormatException UriKind ValueTuple ValueType Version Void WeakRefere\
nce Activator CLSCompliant","System.Threading":"CancellationTokenSource Interlocked Monitor Mutex SemaphoreSlim Thread ThreadPool Timer Volatile AsyncLocal Manu\
alResetEventSlim","System.Threading.Tasks":"TaskCompletionSource TaskCreationOptions TaskFactory TaskScheduler TaskStatus Parallel ValueTask","System.IO":"Direc\
tory DirectoryInfo DirectoryNotFoundException EndOfStreamException File FileAccess FileInfo FileMode FileOptions FileShare FileStream FileSystemInfo FileSystemW\
atcher InvalidDataException PathTooLongException SearchOption SeekOrigin BufferedStream IOException MemoryStream Path Stream StreamReader StreamWriter StringRea\
der StringWriter TextReader TextWriter BinaryReader BinaryWriter FileNotFoundException","System.Linq":"Enumerable Queryable ILookup","System.Net.Http":"HttpClie\
nt HttpClientHandler HttpCompletionOption HttpContent HttpRequestException SocketsHttpHandler ByteArrayContent FormUrlEncodedContent MultipartFormDataContent St\
reamContent HttpMethod HttpRequestMessage HttpResponseMessage HttpMessageHandler DelegatingHandler StringContent","System.Collections.Generic":"SortedDictionary\
 SortedList SortedSet Comparer EqualityComparer IReadOnlySet KeyNotFoundException OrderedDictionary ReferenceEqualityComparer LinkedListNode"};var NAMESPACES=["MediatR","Mediator"];var inEach=(...names)=>NAMESPACES.flatMap(namespace2=>names.map(name2=>`${namespace2}.${name2}`));var handle=(...names)=>inEach(
...names).map(type2=>[type2,"Handle"]);var DISPATCHES=new Map([["Send",[{owners:inEach("ISender","IMediator","Mediator"),handlers:handle("IRequestHandler","ICom\
mandHandler","IQueryHandler")}]],["CreateStream",[{owners:inEach("ISender","IMediator","Mediator"),handlers:handle("IStreamRequestHandler")}]],["Publish",[{owners:inEach(
"IPublisher","IMediator","Mediator"),handlers:handle("INotificationHandler"),every:true}]]]);function definedFor(e,type2,sign,operands){const cls=classAt(e,type2);if(!cls||cls.of.external!==void 0)return[];const methods=methodsNamed(e.program,cls.of,`op\
erator ${sign}`).methods.filter(({text:text2})=>text2.parameters?.length===operands.length);return e.overloads.choose(methods,operands,member2=>viewOf(e.program,
cls,member2.owner))}function operatorsOf(e,sign,operands){for(const one of operands){const found=definedFor(e,one,sign,operands);if(found.length>0)return found}
return[]}function assigningOf(e,sign,operands){const[object,...given]=operands;const own=definedFor(e,object,sign,given);if(own.some(one=>e.overloads.accepts(one,
given,viewOf(e.program,object,one.owner))))return own;const usual=operatorsOf(e,sign.slice(0,-1),operands);return usual.length>0?usual:own}function indexersOf(e,object,keys){
const cls=classAt(e,object);const name2=e.program.dialect.indexer;const nearest=cls&&name2!==void 0?fieldNamed(e.program,cls.of,name2):void 0;if(!cls||nearest?.
symbol===void 0)return[];const all=nearest.owner.members.filter(({text:text2})=>text2.name===name2);return e.overloads.choose(all,keys,member2=>viewOf(e.program,
cls,member2.owner))}function givenBy(e,[first,...others],operands){if(!first||others.length>0)return void 0;const receiver=operands.map(one=>classAt(e,one)).find(
cls=>cls!==void 0&&asAncestor(e.program,cls,first.owner)!==void 0);return receiver?seenFrom(e.program,first,receiver):typeOfMember(e.program,first)}function operatorAt(e,at,operands){
const sign=stringOperand(e,at,0);const[object,...keys]=operands;const chosen=sign==="["?indexersOf(e,object,keys):sign.endsWith("=")?assigningOf(e,sign,operands):
operatorsOf(e,sign,operands);if(chosen.length>0)sayCall(e,at,chosen,"type");return givenBy(e,chosen,operands)}read({operation:(e,at)=>{const left=at+6;const operands=[
evaluate(e,left),evaluate(e,after(e,left))];const chosen=operatorsOf(e,stringOperand(e,at,0),operands);if(chosen.length===0)return arithmetic(e,operand(e,at,3),
operands[0],operands[1]);sayCall(e,at,chosen,"type");return givenBy(e,chosen.slice(0,1),operands)}});function typeOfLambda(e,at,gives){const{standard:standard2}=e.program.dialect;const{parameters}=e;const shape=operand(e,at,2);const givesNothing=gives===void 0||
gives.is==="primitive"&&gives.name==="void";const isAction=shape===SHAPE.statements||shape===SHAPE.droppable&&givesNothing;const isAsync2=(operand(e,at,1)&LAMBDA_ASYNC)!==
0;const task=isAsync2?standard2.get(`System.Threading.Tasks.Task${isAction?"":"`1"}`):void 0;const given=task?classType(task,isAction?[]:[gives]):gives;const args=isAction&&
!isAsync2?parameters:[...parameters,given];const name2=isAction&&!isAsync2?"System.Action":"System.Func";const cls=standard2.get(args.length>0?`${name2}\`${args.
length}`:name2);return cls&&classType(cls,args)}var ASSERTIONS=/^(?:Should|Invoking|Awaiting|Enumerating)$/;var EXTENSIONS=new Map([["System.Net.Http.Json",/^(?:Get|Delete|Read)FromJsonAsync$/],["System.Refle\
ction",/^GetCustomAttributes?$/],["Microsoft.Extensions.Configuration",/^Get(?:Value)?$/],["AutoMapper.QueryableExtensions",/^ProjectTo$/],["Mapster",/^(?:Adapt|ProjectToType)$/],
["Shouldly",/^Should[A-Z]/],["FluentAssertions",ASSERTIONS],["AwesomeAssertions",ASSERTIONS],["Microsoft.Extensions.DependencyInjection",/^(?:Get(?:Required)?(?:Keyed)?Services?|(?:Post)?Configure(?:All)?|Create(?:Async)?Scope|Add(?:Keyed)?(?:Scoped|Singleton|Transient)|AddHttpClient|AddHostedService|AddOptions|BuildServiceProvider)$/],
["Microsoft.Extensions.DependencyInjection.Extensions",/^TryAdd(?:Keyed)?(?:Scoped|Singleton|Transient|Enumerable)?$/],["Microsoft.Extensions.Logging",/^Log(?:Trace|Debug|Information|Warning|Error|Critical)$/],
["NSubstitute",/^(?:Returns(?:Null)?(?:ForAnyArgs|ForAll)?|(?:Received|DidNotReceive)(?:WithAnyArgs)?|Configure|ClearReceivedCalls|When(?:ForAnyArgs)?)$/],["NSu\
bstitute.ExceptionExtensions",/^Throws(?:Async)?(?:ForAnyArgs)?$/],["AutoFixture",void 0],["Microsoft.VisualStudio.TestTools.UnitTesting",void 0],["Moq",void 0],
["NUnit.Framework",void 0],["Xunit",void 0],["Xunit.Abstractions",void 0]]);function extensionOutside(program,name2,file,isOurs,isTyped){const packages=new Set;
for(const{path,static:isStatic,alias}of program.importsOf(file)){if(isStatic||alias!==void 0)continue;const from=program.dialect.packageOf(`${path}.X`);if(EXTENSIONS.
get(path)?.test(name2)&&(isTyped||!TYPED.test(name2)||path==="NSubstitute"))return{from:program.outsideIn(from,true),...does(name2)};if(program.hasPackage(path))
continue;if(!EXTENSIONS.has(path)&&!from.startsWith("std:"))packages.add(from)}const[only,...others]=packages;return isOurs&&only!==void 0&&others.length===0?{from:program.
outsideIn(only,true)}:void 0}var TYPED=/^(?:Get(?:Value)?|Adapt|(?:Post)?Configure(?:All)?|GetCustomAttributes?)$/;function does(name2){if(/^(?:Post)?Configure(?:All)?$/.
test(name2))return{gives:"receiver",hands:true};if(/^(?:Received|DidNotReceive)/.test(name2))return{gives:"receiver"};if(/FromJsonAsync$/.test(name2))return{gives:"\
task"};if(/^(?:Get\w*Services|GetCustomAttributes|ProjectTo\w*)$/.test(name2))return{gives:"arguments"};return/^(?:Get\w*Service|Get|GetValue|GetCustomAttribute|Adapt)$/.
test(name2)?{gives:"argument"}:{}}var giving=(names,type2)=>names.split(" ").map(name2=>`${name2}()${type2}`).join(";");var taking=(names,parameters,type2)=>names.split(" ").map(name2=>`${name2}\
=(${parameters})${type2}`).join(";");var type=(head,...members)=>`${head}
${members.join(";")}`;var BUILDERS="Microsoft.EntityFrameworkCore.Metadata.Builders";var QUERY="IQueryable<T>";var SAME_QUERY="AsNoTracking AsNoTrackingWithIden\
tityResolution AsTracking AsSplitQuery AsSingleQuery IgnoreQueryFilters IgnoreAutoIncludes TagWith TagWithCallSite";var including=(name2,from)=>[`<N>${name2}=(F\
unc<${from},N>)IIncludableQueryable<T,N>`,...MANY.split(" ").map(list=>`<E>${name2}=(Func<${from},${list}<E>>)IIncludableQueryable<T,E>`)].join(";");var MANY="I\
Collection List IEnumerable IList HashSet IReadOnlyCollection IReadOnlyList Collection ObservableCollection IOrderedEnumerable";var QUERY_EXTENSIONS=type("i Mic\
rosoft.EntityFrameworkCore.EntityFrameworkQueryableExtensions<T>",taking("FirstAsync FirstOrDefaultAsync SingleAsync SingleOrDefaultAsync LastAsync LastOrDefaul\
tAsync","Func<T,boolean>","Task<T>"),taking("AnyAsync AllAsync","Func<T,boolean>","Task<boolean>"),"CountAsync=(Func<T,boolean>)Task<int>;LongCountAsync=(Func<T\
,boolean>)Task<long>;ContainsAsync()Task<boolean>","ToListAsync()Task<List<T>>;ToArrayAsync()Task<T[]>;ToHashSetAsync()Task<HashSet<T>>;ElementAtAsync()Task<T>",
"<K>ToDictionaryAsync=(Func<T,K>)Task<Dictionary<K,T>>;<K>ToDictionaryAsync=(Func<T,K>,CancellationToken)Task<Dictionary<K,T>>","<K,V>ToDictionaryAsync=(Func<T,\
K>,Func<T,V>)Task<Dictionary<K,V>>;<K,V>ToDictionaryAsync=(Func<T,K>,Func<T,V>,CancellationToken)Task<Dictionary<K,V>>","<R>MaxAsync=(Func<T,R>)Task<R>;<R>MinAs\
ync=(Func<T,R>)Task<R>;<R>SumAsync=(Func<T,R>)Task<R>;<R>AverageAsync=(Func<T,R>)Task<R>","ForEachAsync=(Action<T>)Task;LoadAsync()Task;AsAsyncEnumerable()IAsyn\
cEnumerable<T>;ToQueryString()String",including("Include","T"),`${giving(SAME_QUERY,QUERY)};ExecuteDeleteAsync()Task<int>;ExecuteDelete()int`,"ExecuteUpdateAsyn\
c=(Func<UpdateSettersBuilder<T>,object>)Task<int>;ExecuteUpdate=(Func<UpdateSettersBuilder<T>,object>)int");var ENTITY_FRAMEWORK=[type("i Microsoft.EntityFramew\
orkCore.Query.IIncludableQueryable<T,P>|IQueryable<T>",including("ThenInclude","P")),type("c Microsoft.EntityFrameworkCore.Query.UpdateSettersBuilder<T>","<P>Se\
tProperty=(Func<T,P>,Func<T,P>)UpdateSettersBuilder<T>"),type("c Microsoft.EntityFrameworkCore.DbSet<T>|IQueryable<T>","Find()T;FindAsync()ValueTask<T>;AddAsync\
()ValueTask<EntityEntry<T>>;Local:IEnumerable<T>",giving("Add Update Remove Attach Entry","EntityEntry<T>"),giving("FromSql FromSqlRaw FromSqlInterpolated AsQue\
ryable",QUERY),giving("AddRange UpdateRange RemoveRange AttachRange","void"),"AddRangeAsync()Task;AsAsyncEnumerable()IAsyncEnumerable<T>"),type("c Microsoft.Ent\
ityFrameworkCore.DbContext","<T>Set=()DbSet<T>;SaveChanges()int;SaveChangesAsync()Task<int>;ChangeTracker:ChangeTracker;<T>Entry=(T)EntityEntry<T>","<T>FindAsyn\
c=(object)ValueTask<T>;<T>Find=(object)T"),type("i Microsoft.EntityFrameworkCore.IDbContextFactory<C>","CreateDbContext()C;CreateDbContextAsync()Task<C>"),type(
"c Microsoft.EntityFrameworkCore.ChangeTracking.ChangeTracker","<T>Entries=()IEnumerable<EntityEntry<T>>;HasChanges()boolean"),type("c Microsoft.EntityFramework\
Core.ChangeTracking.EntityEntry<T>","Entity:T;<P>Property=(Func<T,P>)PropertyEntry<T,P>;ReloadAsync()Task","<P>Collection=(Func<T,IEnumerable<P>>)CollectionEntr\
y<T,P>;<P>Reference=(Func<T,P>)ReferenceEntry<T,P>"),type("c Microsoft.EntityFrameworkCore.ChangeTracking.PropertyEntry<T,P>","CurrentValue:P;OriginalValue:P;Is\
Modified:boolean"),type("c Microsoft.EntityFrameworkCore.ModelBuilder","<T>Entity=()EntityTypeBuilder<T>;<T>Entity=(Action<EntityTypeBuilder<T>>)ModelBuilder;Ap\
plyConfiguration()ModelBuilder","Entity=(String)EntityTypeBuilder;Entity=(String,Action<EntityTypeBuilder>)ModelBuilder;HasAnnotation()ModelBuilder"),type(`c ${BUILDERS}\
.EntityTypeBuilder`,"<P>Property=(String)PropertyBuilder<P>;HasKey()KeyBuilder;HasIndex()IndexBuilder<object>;Navigation()NavigationBuilder<object,object>","Has\
One()ReferenceNavigationBuilder<object,object>;HasMany()CollectionNavigationBuilder<object,object>","OwnsOne=(String,String,Action<OwnedNavigationBuilder<object\
,object>>)EntityTypeBuilder",giving("ToTable HasData ToView HasNoKey HasAnnotation HasDiscriminator","EntityTypeBuilder")),type("i Microsoft.EntityFrameworkCore\
.IEntityTypeConfiguration<T>","Configure!(EntityTypeBuilder<T>)void"),...["EntityTypeBuilder<T>","OwnedNavigationBuilder<O,T>","ComplexPropertyBuilder<T>"].map(
self=>type(`c ${BUILDERS}.${self}`,"<P>Property=(Func<T,P>)PropertyBuilder<P>;<P>HasKey=(Func<T,P>)KeyBuilder;<P>HasAlternateKey=(Func<T,P>)KeyBuilder",`<P>HasI\
ndex=(Func<T,P>)IndexBuilder<T>;<P>Ignore=(Func<T,P>)${self};<P>Navigation=(Func<T,P>)NavigationBuilder<T,P>`,"<R>HasMany=(Func<T,IEnumerable<R>>)CollectionNavi\
gationBuilder<T,R>;<R>HasOne=(Func<T,R>)ReferenceNavigationBuilder<T,R>",`<P>OwnsOne=(Func<T,P>)OwnedNavigationBuilder<T,P>;<P>OwnsOne=(Func<T,P>,Action<OwnedNa\
vigationBuilder<T,P>>)${self}`,`<P>OwnsMany=(Func<T,IEnumerable<P>>)OwnedNavigationBuilder<T,P>;<P>OwnsMany=(Func<T,IEnumerable<P>>,Action<OwnedNavigationBuilde\
r<T,P>>)${self}`,`<P>ComplexProperty=(Func<T,P>)ComplexPropertyBuilder<P>;<P>ComplexProperty=(Func<T,P>,Action<ComplexPropertyBuilder<P>>)${self}`,`HasQueryFilt\
er=(Func<T,boolean>)${self};${giving("ToTable HasData ToView HasNoKey HasDiscriminator",self)}`)),type(`c ${BUILDERS}.PropertyBuilder<P>`,giving("IsRequired Has\
MaxLength HasColumnName HasColumnType HasDefaultValue HasDefaultValueSql HasPrecision IsUnicode ValueGeneratedNever ValueGeneratedOnAdd IsConcurrencyToken IsRow\
Version","PropertyBuilder<P>"),"<V>HasConversion=(Func<P,V>,Func<V,P>)PropertyBuilder<P>"),type(`c ${BUILDERS}.CollectionNavigationBuilder<T,R>`,"WithOne=(Func<\
R,T>)ReferenceCollectionBuilder<T,R>;WithMany=(Func<R,IEnumerable<T>>)CollectionCollectionBuilder<T,R>"),type(`c ${BUILDERS}.ReferenceNavigationBuilder<T,R>`,"W\
ithOne=(Func<R,T>)ReferenceReferenceBuilder<T,R>;WithMany=(Func<R,IEnumerable<T>>)ReferenceCollectionBuilder<R,T>"),type(`c ${BUILDERS}.ReferenceCollectionBuild\
er<P,D>`,"<K>HasForeignKey=(Func<D,K>)ReferenceCollectionBuilder<P,D>;<K>HasPrincipalKey=(Func<P,K>)ReferenceCollectionBuilder<P,D>",giving("OnDelete IsRequired\
 HasConstraintName","ReferenceCollectionBuilder<P,D>"))];var CLAIMS="System.Security.Claims.ClaimsPrincipal";var HTTP="Microsoft.AspNetCore.Http";var SIGNAL_R="\
Microsoft.AspNetCore.SignalR";var SERVED=`HttpContext:${HTTP}.HttpContext;Request:${HTTP}.HttpRequest;Response:${HTTP}.HttpResponse;User:${CLAIMS}`;var CLIENTS=[
"All:C",giving("AllExcept Client Clients Group GroupExcept Groups User Users","C")];var ASP_NET=[type("c Microsoft.AspNetCore.Mvc.ControllerBase",SERVED),type("\
c Microsoft.AspNetCore.Mvc.Controller|ControllerBase"),type("c Microsoft.AspNetCore.Mvc.RazorPages.PageModel",SERVED),type("c Microsoft.AspNetCore.Mvc.ActionCon\
text",`HttpContext:${HTTP}.HttpContext`),type(`c ${HTTP}.HttpContext`,`Request:HttpRequest;Response:HttpResponse;Connection:ConnectionInfo;User:${CLAIMS}`,"Requ\
estServices:System.IServiceProvider;RequestAborted:System.Threading.CancellationToken"),type(`c ${HTTP}.HttpRequest`,"HttpContext:HttpContext"),type(`c ${HTTP}.\
HttpResponse`,"HttpContext:HttpContext"),type(`c ${HTTP}.ConnectionInfo`,"RemoteIpAddress:System.Net.IPAddress;LocalIpAddress:System.Net.IPAddress;RemotePort:in\
t;LocalPort:int"),type(`i ${HTTP}.IHttpContextAccessor`,"HttpContext:HttpContext"),type(`i ${SIGNAL_R}.IHubClients<C>`,...CLIENTS),type(`i ${SIGNAL_R}.IHubCalle\
rClients<C>|IHubClients<C>`,"Caller:C;Others:C;OthersInGroup()C"),type(`c ${SIGNAL_R}.Hub<C>`,"Clients:IHubCallerClients<C>"),type(`i ${SIGNAL_R}.IHubContext<H,\
C>`,"Clients:IHubClients<C>")];var RULES="NotEmpty NotNull Empty Null Equal NotEqual Length MaximumLength MinimumLength EmailAddress Matches GreaterThan Greater\
ThanOrEqualTo LessThan LessThanOrEqualTo InclusiveBetween ExclusiveBetween IsInEnum PrecisionScale WithMessage WithErrorCode WithName WithSeverity WithState Ove\
rridePropertyName SetValidator Cascade DependentRules";var RULE="IRuleBuilderOptions<T,P>";var FLUENT_VALIDATION=[type("c FluentValidation.AbstractValidator<T>",
"<P>RuleFor=(Func<T,P>)IRuleBuilderOptions<T,P>;<E>RuleForEach=(Func<T,IEnumerable<E>>)IRuleBuilderOptions<T,E>","When=(Func<T,boolean>,Action)object;Unless=(Fu\
nc<T,boolean>,Action)object;Validate()object"),type("i FluentValidation.IRuleBuilderOptions<T,P>",giving(RULES,RULE),`Must=(Func<P,boolean>)${RULE};Must=(Func<T\
,P,boolean>)${RULE};MustAsync=(Func<P,CancellationToken,Task<boolean>>)${RULE}`,`MustAsync=(Func<T,P,CancellationToken,Task<boolean>>)${RULE}`,taking("When Unle\
ss","Func<T,boolean>",RULE))];var AUTO_MAPPER=[type("c AutoMapper.Profile","<S,D>CreateMap=()IMappingExpression<S,D>"),type("i AutoMapper.IMappingExpression<S,D\
>","<M>ForMember=(Func<D,M>,Action<IMemberConfigurationExpression<S,D,M>>)IMappingExpression<S,D>","<M>ForPath=(Func<D,M>,Action<IMemberConfigurationExpression<\
S,D,M>>)IMappingExpression<S,D>","ReverseMap()IMappingExpression<D,S>;ConvertUsing=(Func<S,D>)void;ConstructUsing=(Func<S,D>)IMappingExpression<S,D>",taking("Af\
terMap BeforeMap","Action<S,D>","IMappingExpression<S,D>")),type("i AutoMapper.IMemberConfigurationExpression<S,D,M>","<R>MapFrom=(Func<S,R>)void;<R>MapFrom=(Fu\
nc<S,D,R>)void;Condition=(Func<S,boolean>)void;Ignore()void"),type("i AutoMapper.IMapper","<D>Map=(object)D;<S,D>Map=(S)D;<S,D>Map=(S,D)D;<D>ProjectTo=(object)I\
Queryable<D>")];var MOQ=[type("c Moq.Mock<T>","Object:T;Setup=(Action<T>)ISetup<T>;<R>Setup=(Func<T,R>)ISetup<T,R>;<R>SetupGet=(Func<T,R>)ISetup<T,R>","<R>Setup\
Property=(Func<T,R>)Mock<T>;SetupSequence=(Func<T,object>)object;SetupSet=(Action<T>)ISetup<T>","Verify=(Action<T>)void;<R>Verify=(Func<T,R>)void;<R>VerifyGet=(\
Func<T,R>)void;VerifySet=(Action<T>)void","<N>Verify=(Action<T>,N)void;<R,N>Verify=(Func<T,R>,N)void;<R,N>VerifyGet=(Func<T,R>,N)void"),...["ISetup<T>","ISetup<\
T,R>"].map(self=>type(`i Moq.Language.Flow.${self}`,giving("Returns ReturnsAsync Callback Throws ThrowsAsync Verifiable CallBase",self))),type("c Moq.Times"),type(
"c Moq.It","<V>IsAny=()V;<V>Is=(Func<V,boolean>)V;<V>IsNotNull=()V"),type("c Moq.Mock","<V>Of=()V;<V>Get=(V)Mock<V>")];var SUBSTITUTES=[type("c NSubstitute.Subs\
titute","<V>For()V;<V>ForPartsOf()V;<V>ForTypeForwardingTo()V"),type("c NSubstitute.Arg","<V>Any()V;<V>Is=(Func<V,boolean>)V;<V>Do=(Action<V>)V")];var FAKES=[type(
"c FakeItEasy.A","<V>Fake()V;<V>Dummy()V;<V>CollectionOfFake()IList<V>")];var FIXTURES=[type("i AutoFixture.IFixture","<V>Create()V;<V>Freeze()V;<V>CreateMany()\
IEnumerable<V>"),type("c AutoFixture.Fixture|IFixture")];var MEDIATR=[type("i MediatR.IBaseRequest"),type("i MediatR.IRequest|IBaseRequest"),type("i MediatR.IRe\
quest<R>|IBaseRequest"),type("i MediatR.IStreamRequest<R>"),type("i MediatR.INotification"),type("i MediatR.IRequestHandler<Q>","Handle!(Q,CancellationToken)Tas\
k"),type("i MediatR.IRequestHandler<Q,R>","Handle!(Q,CancellationToken)Task<R>"),type("i MediatR.INotificationHandler<N>","Handle!(N,CancellationToken)Task"),type(
"i MediatR.IPipelineBehavior<Q,R>","Handle!(Q,RequestHandlerDelegate<R>,CancellationToken)Task<R>"),type("i MediatR.RequestHandlerDelegate<R>","Invoke!()Task<R>"),
type("i MediatR.ISender","<R>Send=(IRequest<R>)Task<R>;<R>CreateStream=(IStreamRequest<R>)IAsyncEnumerable<R>"),type("i MediatR.IPublisher","Publish()Task"),type(
"i MediatR.IMediator|ISender|IPublisher")];var SPECIFICATIONS=[type("i Ardalis.Specification.IReadRepositoryBase<T>",giving("GetByIdAsync FirstOrDefaultAsync Si\
ngleOrDefaultAsync GetBySpecAsync","Task<T>"),giving("ListAsync","Task<List<T>>")),type("i Ardalis.Specification.IRepositoryBase<T>|IReadRepositoryBase<T>",giving(
"AddAsync","Task<T>"),giving("AddRangeAsync","Task<IEnumerable<T>>"))];var ONE_OF=[2,3,4,5].flatMap(count=>{const names=Array.from({length:count},(_,at)=>`T${at}`);
const members=[...names.map(name2=>`As${name2}:${name2}`),`<R>Match=(${names.map(name2=>`Func<${name2},R>`).join(",")})R`,`Switch=(${names.map(name2=>`Action<${name2}\
>`).join(",")})void`];return["OneOf","OneOfBase"].map(name2=>type(`c OneOf.${name2}<${names.join(",")}>`,...members))});var EXTENSIONS2=[type("i Microsoft.Exten\
sions.Options.IOptions<T>","Value:T"),type("i Microsoft.Extensions.Options.IOptionsSnapshot<T>|IOptions<T>","Get()T"),type("i Microsoft.Extensions.Options.IOpti\
onsMonitor<T>","CurrentValue:T;Get()T;OnChange=(Action<T>)IDisposable"),type("c Microsoft.Extensions.Options.Options","<V>Create=(V)IOptions<V>")];var ASSERT="<\
V>Throws=(Action)V;<V>ThrowsAny=(Action)V;<V>ThrowsAsync=(Func<Task>)Task<V>;<V>ThrowsAnyAsync=(Func<Task>)Task<V>";var XUNIT=[type("c Xunit.Assert",ASSERT,"<V>\
IsType=(object)V;<V>IsAssignableFrom=(object)V;<V>Single=(IEnumerable<V>)V;<V>Single=(IEnumerable<V>,Predicate<V>)V","<V>All=(IEnumerable<V>,Action<V>)void;<V>C\
ollection=(IEnumerable<V>,Action<V>...)void;<V>Contains=(IEnumerable<V>,Predicate<V>)void")];var XUNIT_ATTRIBUTES=["Fact","Theory","InlineData","MemberData","Cl\
assData","Collection"].map(name2=>type(`c Xunit.${name2}Attribute|System.Attribute`));var WHOLE_PACKAGE_TYPES=[["nuget:Microsoft.EntityFrameworkCore",QUERY_EXTENSIONS],
["nuget:Xunit",XUNIT_ATTRIBUTES.join("\n")]];var PACKAGE_TYPES=[["nuget:Microsoft.EntityFrameworkCore",ENTITY_FRAMEWORK],["nuget:Microsoft.AspNetCore",ASP_NET],
["nuget:FluentValidation",FLUENT_VALIDATION],["nuget:AutoMapper",AUTO_MAPPER],["nuget:Moq",MOQ],["nuget:NSubstitute",SUBSTITUTES],["nuget:FakeItEasy",FAKES],["n\
uget:AutoFixture",FIXTURES],["nuget:MediatR",MEDIATR],["nuget:Microsoft.Extensions",EXTENSIONS2],["nuget:Xunit",XUNIT],["nuget:Ardalis.Specification",SPECIFICATIONS],
["nuget:OneOf",ONE_OF]].map(([name2,types])=>[name2,types.join("\n")]);var PRIMITIVES=new Set("int uint long ulong short ushort byte sbyte float double decimal char boolean void nint nuint dynamic null".split(" "));var BOXES=new Map(
Object.entries(BOXED).map(([name2,box])=>[name2,`System.${box}`]));var COVARIANT=new Set("IEnumerable IEnumerator IReadOnlyCollection IReadOnlyList IAsyncEnumer\
able IAsyncEnumerator".split(" ").map(name2=>`System.Collections.Generic.${name2}`));var IMPLICIT=Object.keys(BCL_NAMES);var SOME_PACKAGE="nuget";function packageOf(qualified){
if(qualified.startsWith(`${SOME_PACKAGE}.`))return SOME_PACKAGE;if(/^(System|Microsoft\.(CSharp|VisualBasic|Win32))(\.|$)/.test(qualified))return"std:dotnet";const parts=qualified.
split(".");if(parts.length<2)return"";return`nuget:${parts.slice(0,Math.min(2,parts.length-1)).join(".")}`}var standard;var known=new Map;for(const table of[BCL_NAMES,
IMPORTED_NAMES])for(const[namespace2,names]of Object.entries(table))known.set(namespace2,new Set([...known.get(namespace2)??[],...names.split(" ")]));function isKnown(qualified){
const dot=qualified.lastIndexOf(".");return known.get(qualified.slice(0,dot))?.has(qualified.slice(dot+1))??false}function withPackages(types){for(const[name2,table]of WHOLE_PACKAGE_TYPES)
types.alsoOf(table,name2);for(const[name2,table]of PACKAGE_TYPES)types.alsoPartly(table,name2);return types}function createDialect(project){standard??=withPackages(
new ExternalTypes(BCL_TYPES,"std:dotnet",false,true));return{standard,root:"System.Object",primitives:PRIMITIVES,boxes:BOXES,partialTypes:true,replacesProperty,
arity:true,reified:true,delegateMethod:"Invoke",listOfArrays:"System.Array`1",indexer:"this[]",operatorAt,optional:"System.Nullable`1",valueRoot:"System.ValueTy\
pe",quotation:"System.Linq.Expressions.Expression",tuple:"System.ValueTuple",typeOfLambda,extensionMethods:true,extensionOutside,methodGroups:true,functionsInBlocks:true,
fileClass:"Program",interfaceNames:new RegExp("^I\\p{Lu}","u"),projectOf:projectsOf(project),typesBehindVariables:true,annotationSuffix:"Attribute",isReplaced:(qualified,count)=>standard?.
get(count>0?`${qualified}\`${count}`:qualified)!==void 0||isKnown(qualified),importsNamespaces:true,covariant:COVARIANT,iterables:["IEnumerable","IAsyncEnumerab\
le"],awaitables:["Task","ValueTask"],classOfClasses:"Type",packageOf,dispatches:DISPATCHES,resolveTypeName,implicitSupertypes:cls=>cls.has(FLAG.enum)?["System.E\
num","System.Object"]:cls.qualified==="System.Object"?[]:["System.Object"]}}function replacesProperty(own,other){if(other.text.kind!==MEMBER_FIELD||own.has(FLAG.
field)||other.has(FLAG.field))return false;if(!other.owner.isInterface)return own.has(FLAG.declaresOverride);return own.has(FLAG.explicit)||own.has(FLAG.public)&&
!own.owner.isInterface}function resolveTypeName(program,name2,place){const{file}=place;if(!file)return program.dialect.standard.inTable(name2);const imports=importedInto(
program,file);const alias=imports.aliases.get(plain(name2));if(alias)return aliased(program,alias,file);const namespace2=place.cls?.text.package??file.package;for(let at=namespace2;at!==
void 0;at=at===""?void 0:at.slice(0,Math.max(0,at.lastIndexOf(".")))){const found=program.find(at===""?name2:`${at}.${name2}`,file);if(found)return found}const around=program.
packageAt(name2,place);const isNamespace=around!==void 0&&around!==name2;const{namespaces}=imports;for(const at of positionsOf(program,imports,name2,namespace2)){
const one=namespaces[at];if(one.static){const nested=nestedIn(program,program.imported(one.path,file),name2);if(nested)return nested;continue}const found=program.
find(`${one.path}.${name2}`,file)??(isNamespace?void 0:program.dialect.standard.get(`${one.path}.${name2}`));if(found)return found;for(let at2=namespace2;at2!==
"";at2=at2.slice(0,Math.max(0,at2.lastIndexOf(".")))){const relative=program.hasPackage(`${at2}.${one.path}`)&&program.find(`${at2}.${one.path}.${name2}`,file);
if(relative)return relative}}if(isNamespace)return void 0;const first=namespacesOf(plain(name2)).map(path2=>imports.positions.get(path2)?.[0]??namespaces.length);
const told=namespaces[Math.min(...first,namespaces.length)];if(told)return program.outside(`${told.path}.${name2}`);if(program.hasClassNamed(plain(name2)))return void 0;
if(/^(System|Microsoft)$/.test(name2)||around!==void 0)return void 0;if(!new RegExp("^\\p{Lu}","u").test(name2))return void 0;imports.outside??=onlyOutside(program,
namespaces.slice(0,imports.written));const{path}=imports.outside;return program.outside(`${path??SOME_PACKAGE}.${name2}`)}var importedBy=new WeakMap;function importedInto(program,file){
const all=program.importsOf(file);const before=importedBy.get(all);if(before)return before;const aliases=new Map;for(const one of all)if(one.alias!==void 0&&!aliases.
has(one.alias))aliases.set(one.alias,one);const written=all.filter(one=>one.alias===void 0);const namespaces=[...written,...IMPLICIT.map(path=>({path,all:true,line:0,
column:0,length:0}))];const positions=new Map;const statics=[];for(const[at,one]of namespaces.entries()){push(positions,one.path,at);if(one.static)statics.push(
at)}const imports={aliases,namespaces,written:written.length,positions,statics};importedBy.set(all,imports);return imports}function positionsOf(program,imports,name2,namespace2){
const before=program.before(name2);if(name2.includes(".")||before.length>imports.namespaces.length)return[...imports.namespaces.keys()];const found=new Set(imports.
statics);const take=path=>{for(const at of imports.positions.get(path)??[])found.add(at)};for(const path of before){take(path);for(let at=namespace2;at!=="";at=
at.slice(0,Math.max(0,at.lastIndexOf("."))))if(path.startsWith(`${at}.`))take(path.slice(at.length+1))}return[...found].sort((one,other)=>one-other)}var namespacesByName;
function namespacesOf(name2){if(!namespacesByName){namespacesByName=new Map;for(const[namespace2,names]of known)for(const one of names)push(namespacesByName,one,
namespace2)}return namespacesByName.get(name2)??[]}function onlyOutside(program,written){const outside=written.filter(one=>!one.static&&!program.hasPackage(one.
path));const foreign=outside.filter(one=>packageOf(`${one.path}.X`)!=="std:dotnet");const from=foreign.length>0?foreign:outside;const packages=new Set(from.map(
one=>packageOf(`${one.path}.X`)));const[first]=from;if(packages.size!==1||!first)return{path:void 0};return{path:foreign.length>0?first.path:"System"}}function aliased(program,{
path,type:type2},file){const cls=program.imported(path,file);if(type2===void 0)return cls;const{external,symbol}=cls;const place={file,symbol,...external===void 0?
{}:{external}};return new ClassInfo({...bareType(cls.name),alias:type2},cls.qualified,place)}var plain=name2=>name2.replace(/`.*/,"");var SEQUENCE="System.Collections.Generic.IEnumerable";var QUERYABLE="System.Linq.IQueryable";function sequenceOf(e,name2,args){const cls=e.program.dialect.standard.
get(e.program.withArity(name2,args.length));return cls&&classType(cls,args)}function drawn(e,at){const typeAt=at+6;const spread=after(e,typeAt);const written=evaluate(
e,typeAt);const source=evaluate(e,spread+2);declareLocal(e,at,operand(e,at,3),written??elementOf(e.program,source));return source}var isDrawn=(e,at)=>operationAt(
e,at)===OP.local&&after(e,at+6)<after(e,at)&&operationAt(e,after(e,at+6))===OP.spread;function joined(e,at){let last=at+2;for(let child=last;child<after(e,at);child=
after(e,child))last=child;if(last===at+2||!isDrawn(e,at+2)||operationAt(e,last)!==OP.local)return;const items=findLocal(e,stringOperand(e,last,0));if(items)items.
type=sequenceOf(e,SEQUENCE,[findLocal(e,stringOperand(e,at+2,0))?.type])}function isQueryable(e,source){const queryable=e.program.dialect.standard.get(`${QUERYABLE}\
\`1`);return queryable!==void 0&&source?.is==="class"&&asAncestor(e.program,source,queryable)!==void 0}read({query:(e,at)=>inBlock(e,()=>{let selected;let source;
for(let child=at+2;child<after(e,at);child=after(e,child)){if(child===at+2&&isDrawn(e,child)){source=drawn(e,child);continue}const operation=operationAt(e,child);
const type2=evaluate(e,child,operation===OP.local?selected:void 0);if(operation===OP.selected||operation===OP.grouped)selected=type2;else if(operation===OP.sequence)
joined(e,child)}return sequenceOf(e,isQueryable(e,source)?QUERYABLE:SEQUENCE,[selected])}),selected:(e,at)=>evaluate(e,at+2),grouped:(e,at)=>{const element=evaluate(
e,at+2);const key=evaluate(e,after(e,at+2));return sequenceOf(e,"System.Linq.IGrouping",[key&&e.overloads.boxed(key),element])}});function positionsOf2(e,value,count){const cls=classAt(e,heldBy(e.program,value));if(!cls)return[];if(cls.names)return cls.args;const[method2]=methodsNamed(e.program,
cls.of,"Deconstruct").methods.filter(one=>one.text.parameters?.length===count);if(method2){const view=viewOf(e.program,cls,method2.owner);return(parameterTypesOf(
e.program,method2)??[]).map(type2=>substitute(type2,view))}return cls.of.has(FLAG.record)?parametersOf(e,cls):[]}function parametersOf(e,cls){const primary=primaryOf(
cls.of);return(primary?.text.parameters??[]).map(([name2])=>{const field=fieldNamed(e.program,cls.of,name2);return field&&seenFrom(e.program,field,cls)})}var primaryOf=cls=>cls.
members.find(({text:text2})=>text2.kind===MEMBER_CONSTRUCTOR&&text2.symbol<0&&(text2.parameters?.length??0)>0);function namesAt(e,at){const count=operand(e,at,0);
const names=Array.from({length:count},(_,nth)=>stringOperand(e,at,nth+1)||`Item${nth+1}`);return{names,first:at+3+count}}function tuple(e,at,expected){const{names,
first}=namesAt(e,at);const wanted=expected?.is==="class"&&expected.names?expected:void 0;const types=[];for(let child=first;child<after(e,at);child=after(e,child))
types.push(evaluate(e,child,wanted?.args[types.length]));return wanted??tupleOf(e.program,types,names)}read({typeTuple:(e,at)=>{const{names,first}=namesAt(e,at);
const types=[];for(let child=first;child<after(e,at);child=after(e,child))types.push(evaluate(e,child));return tupleOf(e.program,types,names)},tuple,anonymousObject:(e,at)=>{
const members=[];for(let child=at+2;child<after(e,at);child=after(e,child))members.push(child);const names=members.map(member2=>stringOperand(e,member2,0));const types=members.
map(member2=>evaluate(e,member2+5));const type2=tupleOf(e.program,types,names);return type2&&{...type2,anonymous:members}},takeApart:(e,at,expected)=>{const value=operationAt(
e,at+2)===OP.subject?expected:evaluate(e,at+2);const targets=[];for(let child=after(e,at+2);child<after(e,at);child=after(e,child))targets.push(child);const types=positionsOf2(
e,value,targets.length);for(const[nth,target2]of targets.entries())evaluate(e,target2,types[nth]);return value},recursivePattern:(e,at,expected)=>{const subject=expected??
e.subjects.at(-1);const type2=evaluate(e,at+2,subject)??subject;const parts=[];for(let child=after(e,at+2);child<after(e,at);child=after(e,child))parts.push(child);
const count=parts.filter(part=>operationAt(e,part)!==OP.propertyPattern).length;const types=count>0?positionsOf2(e,type2,count):[];let position=0;for(const part of parts)
matched(e,part,operationAt(e,part)===OP.propertyPattern?type2:types[position++]);return type2},propertyPattern:(e,at,expected)=>{const name2=stringOperand(e,at,
0);const cls=classAt(e,heldBy(e.program,expected));const field=cls&&fieldNamed(e.program,cls.of,name2);const element=cls?.names?.indexOf(name2)??-1;const own=cls?.
anonymous?.[element];if(field)sayAccess(e,at,[field],"type",void 0,USE_READ);else if(own!==void 0)say(e,at,"read",{to:"local",index:memberOfObject(e,own)},"same\
_file");else if(element<0)unknown(e,at,"read");matched(e,at+5,field&&cls?seenFrom(e.program,field,cls):cls?.args[element]);return expected},listPattern:(e,at,expected)=>{
const list=expected??e.subjects.at(-1);const element=elementOf(e.program,list);for(let child=at+2;child<after(e,at);child=after(e,child))if(operationAt(e,child)===
OP.spread)matched(e,child+2,list);else matched(e,child,element);return list}});function matched(e,pattern,type2){e.subjects.push(type2);evaluate(e,pattern,type2);
e.subjects.pop()}var TYPES=["accessor_declaration","accessor_list","alias_qualified_name","argument","argument_list","array_rank_specifier","array_type","arrow_expression_clause",
"assignment_expression","attribute_list","await_expression","base","base_list","binary_expression","block","bracketed_argument_list","comment","conditional_acce\
ss_expression","constructor_initializer","element_binding_expression","explicit_interface_specifier","expression_statement","generic_name","global_statement","i\
dentifier","implicit_parameter","implicit_type","indexer_declaration","initializer_expression","invocation_expression","lambda_expression","local_function_state\
ment","member_access_expression","member_binding_expression","modifier","nullable_type","object_creation_expression","parameter","parameter_list","parenthesized\
_variable_designation","predefined_type","prefix_unary_expression","preproc_pragma","primary_constructor_base_type","qualified_name","return_statement","this","\
throw_expression","throw_statement","tuple_expression","tuple_pattern","tuple_type","type_argument_list","type_parameter","type_parameter_constraint","type_para\
meter_constraints_clause","type_parameter_list","variable_declaration","variable_declarator"];var FIELDS=["accessors","alias","alternative","arguments","body","\
condition","consequence","expression","function","initializer","left","name","operator","parameters","pattern","qualifier","rank","returns","right","subscript",
"type","type_parameters","value"];var grammarOf=grammarReader(TYPES,FIELDS,["comment","preproc_pragma"],{words:["this","base"],exceptIn:["constructor_initialize\
r","indexer_declaration","modifier"]});var csharpHandlers=new Handlers;var csharp=x=>x;var KEYWORDS={string:"System.String",object:"System.Object",bool:"boolean"};function predefined(text2){return KEYWORDS[text2]??text2}function typeText(x,node){if(node<
0)return void 0;const{tree,grammar}=x;const{t,f}=grammar;switch(tree.type[node]){case t.predefined_type:return predefined(tree.textOf(node));case t.identifier:return tree.
textOf(node)==="dynamic"?void 0:tree.textOf(node);case t.implicit_type:return void 0;case t.generic_name:{const name2=firstNamed(x,node);const list=childOfType(
x,node,t.type_argument_list);const args=list<0?[]:namedChildren(x,list).map(arg=>typeText(x,arg)??"?");return args.length===0?tree.textOf(name2):`${tree.textOf(
name2)}<${args.join(",")}>`}case t.qualified_name:{const qualifier=typeText(x,tree.child(node,f.qualifier));const name2=typeText(x,tree.child(node,f.name));return qualifier===
void 0||name2===void 0?void 0:`${qualifier}.${name2}`}case t.alias_qualified_name:return typeText(x,tree.child(node,f.name));case t.nullable_type:{const held2=typeText(
x,tree.child(node,f.type));return held2===void 0?void 0:`System.Nullable<${held2}>`}case t.array_type:{const element=typeText(x,tree.child(node,f.type));return element===
void 0?void 0:`${element}[]`}case t.tuple_type:{const elements=elementsOf(x,node).map(({name:name2,type:type2},at)=>`${name2||`Item${at+1}`}=${typeText(x,type2)??
"?"}`);return`{${elements.join(";")}}`}default:{const inner=tree.child(node,f.type);return inner>=0&&/^(ref|scoped)_type$/.test(tree.typeName(node))?typeText(x,
inner):void 0}}}function elementsOf(x,node){const{tree,grammar}=x;const{f}=grammar;return namedChildren(x,node).map(element=>{const name2=tree.child(element,f.name);
return{name:name2<0?"":tree.textOf(name2),type:tree.child(element,f.type)}})}function writeTypeName(x,node){const{tree,grammar,out}=x;const{t,f}=grammar;switch(tree.
type[node]){case t.identifier:if(/^(var|dynamic)$/.test(tree.textOf(node))){out.leaf(OP.typeInferred);return}out.begin(OP.typeName);writeName(x,node);out.end();
return;case t.generic_name:out.begin(OP.typeName);writeName(x,firstNamed(x,node));writeArguments(x,node);out.end();return;case t.qualified_name:{const name2=tree.
child(node,f.name);out.begin(OP.typeMember);writeName(x,tree.type[name2]===t.generic_name?firstNamed(x,name2):name2);writeTypeName(x,tree.child(node,f.qualifier));
if(tree.type[name2]===t.generic_name)writeArguments(x,name2);out.end();return}case t.alias_qualified_name:writeTypeName(x,tree.child(node,f.name));return;default:
visit(x,node)}}function typeArgumentsOf(x,generic){const list=childOfType(x,generic,x.grammar.t.type_argument_list);return list<0?[]:namedChildren(x,list)}function writeArguments(x,generic){
const list=childOfType(x,generic,x.grammar.t.type_argument_list);if(list<0)return;const args=namedChildren(x,list);for(const arg of args)writeTypeName(x,arg);if(args.
length===0)for(const _ of x.tree.textOf(list).split(","))x.out.leaf(OP.typeWildcard,0)}function wrapped(x,node){const inner=x.tree.child(node,x.grammar.f.type);
if(inner<0)x.out.leaf(OP.sequence);else writeTypeName(x,inner)}csharpHandlers.handle({predefined_type:(x,node)=>{const name2=predefined(x.tree.textOf(node));if(name2.
includes("."))x.out.leaf(OP.typeText,x.out.string(name2));else x.out.leaf(OP.typePrimitive,x.out.string(name2))},implicit_type:x=>x.out.leaf(OP.typeInferred),nullable_type:(x,node)=>{
x.out.begin(OP.typeOptional);wrapped(x,node);x.out.end()},ref_type:wrapped,scoped_type:wrapped,array_type:(x,node)=>{x.out.begin(OP.typeArray);wrapped(x,node);x.
out.end()},qualified_name:(x,node)=>writeTypeName(x,node),alias_qualified_name:(x,node)=>writeTypeName(x,node),tuple_type:(x,node)=>{const{out}=x;const elements=elementsOf(
x,node);out.begin(OP.typeTuple);out.operand(elements.length);for(const{name:name2}of elements)out.operand(out.string(name2));for(const{type:type2}of elements){if(type2<
0)out.leaf(OP.typeInferred);else writeTypeName(x,type2)}out.end()},type_parameter:(x,node)=>{x.out.begin(OP.typeParameter);writeName(x,x.tree.child(node,x.grammar.
f.name));x.out.end()},type_parameter_constraints_clause:(x,node)=>{const{tree,grammar,out}=x;out.begin(OP.sequence);for(const child of namedChildren(x,node)){if(tree.
type[child]===grammar.t.identifier)writeTypeName(x,child);else if(tree.type[child]===grammar.t.type_parameter_constraint)wrapped(x,child)}out.end()},attribute:(x,node)=>{
const{tree,grammar,out}=x;const name2=tree.child(node,grammar.f.name);out.begin(OP.annotation);out.operand(tree.lineAt(tree.start[name2]));out.operand(tree.columnAt(
tree.start[name2]));writeTypeName(x,name2);for(const list of namedChildren(x,node))if(list!==name2)for(const argument of namedChildren(x,list))visit(x,argument);
out.end()},attribute_target_specifier:x=>x.out.leaf(OP.sequence)});var KNOWN=new Set(["public","protected","private","internal","static","abstract","readonly","async","override"]);var FLAGS={public:FLAG.public,protected:FLAG.protected,
private:FLAG.private,static:FLAG.static,abstract:FLAG.abstract,override:FLAG.declaresOverride,sealed:FLAG.final};var TESTS=/^(?:\w+\.)*(?:Fact|Theory|Test|TestMethod|TestCase|DataTestMethod|TestCaseSource|SkippableFact|Property)(?:Attribute)?\b/;
function declared(x,node){const{tree,grammar}=x;const found={flags:0,modifiers:[],attributes:[],partial:false};for(const child of tree.children(node)){const type2=tree.
type[child];if(type2===grammar.t.attribute_list){for(const one of namedChildren(x,child))found.attributes.push(oneLine(tree.textOf(one),"slashes"))}else if(type2===
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
tree.child(child,f.name);const type2=loose?looseType:tree.child(child,f.type);if(name2<0)continue;const head=loose?"params":tree.text.slice(tree.start[child],type2>=
0?tree.start[type2]:tree.start[name2]);const value=loose?void 0:namedChildren(x,child).find(one=>one!==name2&&one!==type2&&tree.type[one]!==t.attribute_list&&tree.
type[one]!==t.modifier);const variadic=/\bparams\b/.test(head);if(/\bthis\b/.test(head)&&found.facts.length===0)found.extension=true;found.texts.push([tree.textOf(
name2),typeText(x,type2)??"?"]);const fact={name:tree.textOf(name2)};if(type2>=0)fact.type=tree.textOf(type2).replace(/\s+/g," ");if(value!==void 0)fact.default=
tree.textOf(value).replace(/\s+/g," ");else if(!variadic)found.required=found.facts.length+1;if(variadic){fact.variadic=true;found.variadic=true}found.facts.push(
fact)}return found}function roleOf(name2,about){if(about.attributes.some(text2=>TESTS.test(text2)))return{modifiers:["test"]};if(name2==="Main"&&about.flags&FLAG.
static)return{modifiers:["entry"],extra:{entry:"main"}};for(const text2 of about.attributes){const match=/^Http(Get|Post|Put|Delete|Patch|Head|Options)(?:Attribute)?(?:\(\s*"([^"]*)")?/.
exec(text2);if(match)return{modifiers:["entry"],extra:{route:`${match[1].toUpperCase()} ${match[2]??""}`.trim()}}}return{}}var isExtensionBlock=(x,node)=>/^extension\b/.test(x.tree.text.slice(x.tree.start[node],x.tree.start[node]+10));function extensionBlock(x,node,typeParameters,write){
const{out,grammar}=x;const text2={name:"",symbol:-1,flags:FLAG.public,outer:x.type,within:-1,members:[]};if(typeParameters)text2.typeParameters=typeParameters;const list=childOfType(
x,node,grammar.t.parameter_list);const state=csharp(x);const{extension}=state;const bases=childOfType(x,node,grammar.t.base_list);const alone=bases<0?-1:firstNamed(
x,bases);const type2=x.surface.types.push(text2)-1;const frame=enter(x,type2,-1,x.symbol);const receiver=alone<0?parametersOf2(x,list).texts[0]:["",typeText(x,alone)??
"?"];state.extension={type:type2,receiver,typeParameters};out.begin(OP.type);out.operand(type2);out.operand(x.symbol);write(list,alone,text2);out.end();Object.assign(
x,frame);state.extension=extension}function extending(x,member2){const{extension}=csharp(x);if(extension?.type!==x.type||!extension.receiver)return member2;const{
receiver,typeParameters=[]}=extension;const all=[...typeParameters,...member2.typeParameters??[]];if(member2.flags&FLAG.static)return{...member2,extends:receiver[1],
...all.length>0?{typeParameters:all}:{}};const parameters=[receiver,...member2.parameters??[]];return{...member2,flags:member2.flags|FLAG.extension,parameters,...member2.
required===void 0?{}:{required:member2.required+1},...all.length>0?{typeParameters:all}:{}}}function nameParts(x,node){const{tree,grammar}=x;if(tree.type[node]!==grammar.t.generic_name)return{name:node,list:-1};return{name:firstNamed(x,node),list:childOfType(
x,node,grammar.t.type_argument_list)}}function name(x,node,use=USE_READ){if(isGivenToProgram(x,node)){x.out.leaf(OP.typeText,x.out.string("System.String[]"));return}
const written=x.tree.textOf(node)==="value"?writtenBySetter(x,node):void 0;if(written!==void 0){const text2=typeText(x,written);if(text2===void 0)x.out.leaf(OP.
sequence);else x.out.leaf(OP.typeText,x.out.string(text2));return}x.out.begin(OP.name);writeName(x,nameParts(x,node).name);x.out.operand(use);x.out.end()}function isGivenToProgram(x,node){
const{tree,grammar}=x;if(tree.textOf(node)!=="args")return false;for(let at=tree.parent[node];at>=0;at=tree.parent[at]){if(tree.type[at]===grammar.t.global_statement)
return true;if(tree.type[at]===grammar.t.lambda_expression||tree.type[at]===grammar.t.local_function_statement)return false}return false}function writtenBySetter(x,node){
const{tree,grammar}=x;let isSetter=false;for(let at=tree.parent[node];at>=0;at=tree.parent[at]){if(isSetter&&tree.child(at,grammar.f.accessors)>=0)return tree.child(
at,grammar.f.type);if(tree.type[at]!==grammar.t.accessor_declaration)continue;if(!/^(set|init|add|remove)$/.test(tree.textOf(tree.child(at,grammar.f.name))))return void 0;
isSetter=true}return isSetter?-1:void 0}function member(x,node,use=USE_READ){x.out.begin(OP.member);writeName(x,nameParts(x,x.tree.child(node,x.grammar.f.name)).
name);x.out.operand(use);writeObject(x,node);x.out.end()}function writeObject(x,node){const{tree,grammar}=x;if(tree.type[node]===grammar.t.member_binding_expression){
const conditions=csharp(x).conditions;const condition=conditions.pop();if(condition===void 0)x.out.leaf(OP.sequence);else held(x,()=>visit(x,condition));if(condition!==
void 0)conditions.push(condition)}else writeValue(x,tree.child(node,grammar.f.expression))}function held(x,value){x.out.begin(OP.unary);x.out.operand(4);value();
x.out.end()}function conditionalAccess(x,node,write){const{tree,grammar,out}=x;const condition=tree.child(node,grammar.f.condition);const rest=namedChildren(x,node).
find(child=>child!==condition);if(rest===void 0){visit(x,condition);return}out.begin(OP.sequence);let object=condition;for(;;){if(tree.type[object]===grammar.t.
binary_expression){visitField(x,object,grammar.f.left);object=tree.child(object,grammar.f.right)}else if(tree.type[object]===grammar.t.prefix_unary_expression)object=
firstNamed(x,object);else break}const{conditions}=csharp(x);conditions.push(object);write(rest);conditions.pop();out.end()}function writeValue(x,node){const{tree,
grammar,out}=x;const{t}=grammar;if(tree.type[node]===t.generic_name||tree.type[node]===t.predefined_type){out.begin(OP.classReference);writeTypeName(x,node);out.
end()}else visit(x,node)}function target(x,node,use){const{tree,grammar}=x;if(tree.type[node]===grammar.t.identifier)name(x,node,use);else if(tree.type[node]===
grammar.t.member_access_expression||tree.type[node]===grammar.t.member_binding_expression)member(x,node,use);else visit(x,node)}function writeNamed(x,name2,value){
x.out.begin(OP.named);writeName(x,name2);visit(x,value);x.out.end()}function writeBracket({tree,out},list){const start=tree.start[list];out.leaf(OP.sign,out.string(
"["),tree.lineAt(start),tree.columnAt(start))}csharpHandlers.handle({identifier:(x,node)=>name(x,node),generic_name:(x,node)=>{const{list}=nameParts(x,node);x.out.
begin(OP.sequence);if(list>=0)for(const arg of namedChildren(x,list))writeTypeName(x,arg);name(x,node);x.out.end()},member_access_expression:(x,node)=>member(x,
node),member_binding_expression:(x,node)=>member(x,node),conditional_access_expression:(x,node)=>conditionalAccess(x,node,rest=>visit(x,rest)),element_binding_expression:(x,node)=>{
const{conditions}=csharp(x);const condition=conditions.pop();x.out.begin(OP.index);if(condition===void 0)x.out.leaf(OP.sequence);else visit(x,condition);if(condition!==
void 0)conditions.push(condition);x.out.begin(OP.sequence);visitEach(x,node);x.out.end();writeBracket(x,node);x.out.end()},element_access_expression:(x,node)=>{
const{tree,grammar}=x;const list=tree.child(node,grammar.f.subscript);const[first]=list<0?[]:namedChildren(x,list);const key=first===void 0?-1:firstNamed(x,first);
if(key>=0&&tree.typeName(key)==="range_expression"){x.out.begin(OP.sequence);visit(x,list);visitField(x,node,grammar.f.expression);x.out.end();return}x.out.begin(
OP.index);visitField(x,node,x.grammar.f.expression);visitField(x,node,x.grammar.f.subscript);if(list>=0)writeBracket(x,list);x.out.end()}});var PROPERTY=/(^|[.[])ObservableProperty(Attribute)?\b/;var COMMAND=/(^|[.[])RelayCommand(Attribute)?\b/;var INPUT="CommunityToolkit.Mvvm.Input";function addGenerated(x,text2){
if(!text2.partial)return;const written=new Set(text2.members.map(({name:name2})=>name2));const add=(name2,symbol,flags,type2)=>{if(written.has(name2))return;const member2={
name:name2,kind:MEMBER_FIELD,flags:FLAG.public|flags&FLAG.static,symbol};text2.members.push(type2===void 0?member2:{...member2,type:type2})};for(const{name:name2,
kind,flags,symbol,type:type2}of[...text2.members]){const has=attribute=>x.symbols[symbol]?.annotations?.some(one=>attribute.test(one))===true;if(kind===MEMBER_FIELD&&
has(PROPERTY))add(propertyOf(name2),symbol,flags,type2);if(kind!==MEMBER_METHOD||!has(COMMAND))continue;const isAsync2=/^(System\.Threading\.Tasks\.)?Task\b/.test(
type2??"");add(commandOf(name2),symbol,flags,`${INPUT}.${isAsync2?"IAsyncRelayCommand":"IRelayCommand"}`)}}function propertyOf(field){const name2=field.replace(
/^m_|^_+/,"");return name2.charAt(0).toUpperCase()+name2.slice(1)}var commandOf=method2=>`${method2.replace(/^On(?=[A-Z])/,"").replace(/(?<=.)Async$/,"")}Comman\
d`;function typeParameterTexts(x,node){const{tree,grammar}=x;const{t,f}=grammar;const list=tree.child(node,f.type_parameters)>=0?tree.child(node,f.type_parameters):
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
x,node);if(typeParameters)text2.typeParameters=typeParameters;const type2=x.surface.types.push(text2)-1;const frame=enter(x,type2,-1,symbol);out.begin(OP.type);
out.operand(type2);out.operand(symbol);attributes(x,node);writeTypeParameters(x,node);for(const[at,child]of nodes.entries()){out.begin(OP.supertype);writePosition(
x,child);out.operand(at>0||/^I[A-Z]/.test(tree.textOf(child))?1:0);writeTypeName(x,child);out.end()}const parameters=childOfType(x,node,t.parameter_list);if(parameters>=
0)primaryConstructor(x,node,parameters,text2);if(nodes[0]!==void 0)callOfBase(x,bases,nodes[0]);if(body>=0)writeBody(x,body);addGenerated(x,text2);out.end();Object.
assign(x,frame)}}function callOfBase(x,bases,base){const{tree,grammar,out}=x;const{t,f}=grammar;const[first=-1]=namedChildren(x,bases);const list=childOfType(x,
tree.type[first]===t.primary_constructor_base_type?first:bases,t.argument_list);if(list<0)return;out.begin(OP.delegate);writeName(x,nameParts(x,tree.type[base]===
t.qualified_name?tree.child(base,f.name):base).name);out.operand(1);out.operand(0);visitEach(x,list);out.end()}function extensions(x,node){const body=x.tree.child(
node,x.grammar.f.body);extensionBlock(x,node,typeParameterTexts(x,node),(parameters,alone,text2)=>{attributes(x,node);writeTypeParameters(x,node);if(alone>=0)writeTypeName(
x,alone);if(parameters>=0)primaryConstructor(x,node,parameters,text2);if(body>=0)writeBody(x,body)})}function primaryConstructor(x,node,list,type2){const{tree,grammar}=x;
const{t,f}=grammar;const isRecord=tree.typeName(node)==="record_declaration";for(const child of namedChildren(x,list)){if(tree.type[child]!==t.parameter)continue;
const name2=tree.child(child,f.name);const written=tree.child(child,f.type);const about=declared(x,child);about.flags|=FLAG.parameter|(isRecord?FLAG.public:FLAG.
private);const symbol=addSymbol(x,child,name2,"property",about,written>=0?{type:tree.textOf(written)}:{});writeMember(x,x.type,{name:tree.textOf(name2),kind:MEMBER_FIELD,
flags:about.flags,symbol,...typed(typeText(x,written))},()=>{attributes(x,child);if(written>=0)writeTypeName(x,written)})}const parameters=parametersOf2(x,list);
type2.members.push({name:type2.name,kind:MEMBER_CONSTRUCTOR,flags:FLAG.public,symbol:-1,parameters:parameters.texts,required:parameters.required})}function typed(type2){
return type2===void 0?{}:{type:type2}}function classOf(type2){const list=/<(.*)>$/s.exec(type2)?.[1];if(list===void 0)return type2;let depth=0;let count=1;for(const sign of list){
if(sign==="<"||sign==="{")depth++;else if(sign===">"||sign==="}")depth--;else if(sign===","&&depth===0)count++}return`${type2.slice(0,type2.indexOf("<"))}\`${count}`}
csharpHandlers.handle({class_declaration:typeDeclaration("class",0),struct_declaration:typeDeclaration("struct",FLAG.final|FLAG.value),interface_declaration:typeDeclaration(
"interface",FLAG.interface|FLAG.abstract),record_declaration:typeDeclaration("class",FLAG.record),enum_declaration:typeDeclaration("enum",FLAG.enum),delegate_declaration:(x,node)=>{
const{tree,grammar}=x;const{f}=grammar;const about=declared(x,node);const nameNode=tree.child(node,f.name);const list=tree.child(node,f.parameters);const written=tree.
child(node,f.type);const parameters=parametersOf2(x,list);const symbol=addSymbol(x,node,nameNode,"type",about,{signature:signature(x,node,-1),parameters:parameters.
facts});const text2={name:tree.textOf(nameNode),symbol,flags:about.flags|FLAG.interface|FLAG.abstract,outer:x.type,within:-1,members:[]};if(isConditional(x,node))
text2.conditional=true;if(csharp(x).namespace!==x.surface.package)text2.package=csharp(x).namespace;const typeParameters=typeParameterTexts(x,node);if(typeParameters)
text2.typeParameters=typeParameters;text2.members.push({name:"Invoke",kind:MEMBER_METHOD,flags:FLAG.public|FLAG.abstract,symbol,parameters:parameters.texts,...typed(
typeText(x,written))});const type2=x.surface.types.push(text2)-1;const frame=enter(x,type2,-1,symbol);x.out.begin(OP.type);x.out.operand(type2);x.out.operand(symbol);
attributes(x,node);writeTypeParameters(x,node);writeTypeName(x,written);visit(x,list);x.out.end();Object.assign(x,frame)},namespace_declaration:namespace,file_scoped_namespace_declaration:namespace,
using_directive:(x,node)=>{const{tree,grammar}=x;const{t,f}=grammar;const alias=tree.child(node,f.name);const target2=namedChildren(x,node).find(child=>child!==
alias);if(target2===void 0)return;const head=tree.text.slice(tree.start[node],tree.start[target2]);const last=tree.type[target2]===t.qualified_name?tree.child(target2,
f.name):target2;const name2=tree.type[last]===t.generic_name?namedChildren(x,last)[0]??last:last;const isTuple=tree.type[target2]===t.tuple_type;const isNameless=isTuple||
tree.type[target2]===t.array_type;const named=isNameless&&alias>=0?alias:name2;const offset=tree.start[named];const isStatic=/\bstatic\b/.test(head);const written=alias<
0?void 0:typeText(x,target2);const isMore=written!==void 0&&/[<[{]/.test(written);x.surface.imports.push({path:isNameless?`System.${isTuple?"ValueTuple":"Array"}`:
classOf(typeText(x,target2)??tree.textOf(target2)),...alias>=0?importAlias(x,alias):{all:true},...isMore?{type:written}:{},...isStatic?{static:true}:{},.../\bglobal\b/.
test(head)?{global:true}:{},line:tree.lineAt(offset),column:tree.columnAt(offset),length:tree.end[named]-offset});if(isNameless&&alias>=0)writeTypeName(x,target2);else if(tree.
type[last]===t.generic_name)for(const one of typeArgumentsOf(x,last))writeTypeName(x,one)},compilation_unit:(x,node)=>{x.out.begin(OP.block);writeBody(x,node);x.
out.end()},global_statement:(x,node)=>{const{types}=x.surface;const known2=types.findIndex(({flags})=>flags&FLAG.file);const outer=x.type;x.type=known2>=0?known2:
types.push(newType("",-1,FLAG.file,-1,-1))-1;visitChildren(x,node,OP.sequence);x.type=outer},declaration_list:(x,node)=>{x.out.begin(OP.sequence);writeBody(x,node);
x.out.end()},extern_alias_directive:x=>x.out.leaf(OP.sequence)});function namespace(x,node){const{tree,grammar}=x;const{f}=grammar;const state=csharp(x);const outer=state.
namespace;const name2=tree.textOf(tree.child(node,f.name)).replace(/\s+/g,"");state.namespace=outer===""?name2:`${outer}.${name2}`;if(x.surface.package===""&&x.
surface.types.length===0)x.surface.package=state.namespace;const body=tree.child(node,f.body);if(body>=0){visit(x,body);state.namespace=outer}}function nameOfElement(x,argument,value){const{tree,grammar}=x;const{t,f}=grammar;const named=tree.type[argument]===t.argument?tree.child(argument,f.name):-1;if(named>=
0||tree.type[value]===t.identifier)return named>=0?named:value;if(tree.type[value]===t.conditional_access_expression)return nameOfElement(x,-1,namedChildren(x,value).
at(-1)??-1);const isMember=tree.type[value]===t.member_access_expression||tree.type[value]===t.member_binding_expression;return isMember?tree.child(value,f.name):
-1}function argumentValue(x,argument){const named=x.tree.child(argument,x.grammar.f.name);return namedChildren(x,argument).find(child=>child!==named)??argument}
function writeTakenApart(x,node,value){const{tree,grammar,out}=x;const{t}=grammar;out.begin(OP.takeApart);value();for(const child of namedChildren(x,node)){const part=tree.
type[child]===t.argument?argumentValue(x,child):child;if(tree.type[child]===t.identifier)writeLocal(x,child,1,-1);else if(isTakenApart(x,part))writeTakenApart(x,
part,()=>out.leaf(OP.subject));else visit(x,part)}out.end()}function isTakenApart(x,node){const{t}=x.grammar;const type2=x.tree.type[node];return type2===t.tuple_pattern||
type2===t.tuple_expression||type2===t.parenthesized_variable_designation}csharpHandlers.handle({tuple_expression:(x,node)=>{const{tree,out}=x;const elements=namedChildren(
x,node).map(argument=>{const value=argumentValue(x,argument);return{name:nameOfElement(x,argument,value),value}});out.begin(OP.tuple);out.operand(elements.length);
for(const{name:name2}of elements)out.operand(out.string(name2<0?"":tree.textOf(name2)));for(const{value}of elements)visit(x,value);out.end()},tuple_pattern:(x,node)=>writeTakenApart(
x,node,()=>x.out.leaf(OP.subject)),parenthesized_variable_designation:(x,node)=>writeTakenApart(x,node,()=>x.out.leaf(OP.subject)),anonymous_object_creation_expression:(x,node)=>{
const{tree,grammar,out}=x;let written=-1;out.begin(OP.anonymousObject);const children=namedChildren(x,node);for(const[at,child]of children.entries()){const next=children[at+
1];const isName=tree.type[child]===grammar.t.identifier&&next!==void 0&&/^\s*=[^=]/.test(tree.text.slice(tree.end[child],tree.end[child]+4));if(isName){written=
child;continue}const brought=nameOfElement(x,-1,child);writeNamed(x,written>=0?written:brought>=0?brought:child,child);written=-1}out.end()}});function writeTupleAssignment(x,node){
const{tree,grammar}=x;const left=tree.child(node,grammar.f.left);if(tree.type[left]!==grammar.t.tuple_expression)return false;writeTakenApart(x,left,()=>visitField(
x,node,grammar.f.right));return true}function writeProperty(x,name2,pattern){const{out}=x;out.begin(OP.propertyPattern);writeName(x,name2);pattern();out.end()}function writeLocal(x,name2,kind,type2,value=-1){const{out}=x;out.begin(OP.local);writeName(x,name2);out.operand(kind);if(type2>=0)writeTypeName(x,type2);else out.
leaf(OP.typeInferred);if(value>=0)visit(x,value);out.end()}function declaratorValue(x,declarator){const name2=x.tree.child(declarator,x.grammar.f.name);return namedChildren(
x,declarator).filter(child=>child!==name2&&x.tree.type[child]!==x.grammar.t.bracketed_argument_list).at(-1)??-1}csharpHandlers.handle({block:(x,node)=>visitChildren(
x,node,OP.block),for_statement:(x,node)=>visitChildren(x,node,OP.block),using_statement:(x,node)=>visitChildren(x,node,OP.block),fixed_statement:(x,node)=>visitChildren(
x,node,OP.block),catch_clause:(x,node)=>visitChildren(x,node,OP.block),switch_section:(x,node)=>visitChildren(x,node,OP.case),switch_statement:(x,node)=>{const{
f}=x.grammar;x.out.begin(OP.switch);visitField(x,node,f.value);const body=x.tree.child(node,f.body);if(body>=0)visitEach(x,body);x.out.end()},variable_declaration:(x,node)=>{
const{tree,grammar,out}=x;const{t,f}=grammar;const type2=tree.child(node,f.type);out.begin(OP.sequence);for(const child of namedChildren(x,node)){if(tree.type[child]!==
t.variable_declarator)continue;const name2=tree.child(child,f.name);const[first]=namedChildren(x,child);if(name2>=0)writeLocal(x,name2,1,type2,declaratorValue(x,
child));else if(first!==void 0&&isTakenApart(x,first))writeTakenApart(x,first,()=>{const value=declaratorValue(x,child);if(value>=0&&value!==first)visit(x,value);else
out.leaf(OP.subject)});else visit(x,child)}out.end()},discard:x=>x.out.leaf(OP.sequence),parameter:(x,node)=>{const{tree,grammar}=x;const{f}=grammar;const name2=tree.
child(node,f.name);const type2=tree.child(node,f.type);x.out.begin(OP.sequence);for(const child of namedChildren(x,node))if(tree.type[child]===grammar.t.attribute_list)
visit(x,child);if(name2>=0)writeLocal(x,name2,0,type2);for(const child of namedChildren(x,node))if(child!==name2&&child!==type2&&tree.type[child]!==grammar.t.attribute_list&&
tree.type[child]!==grammar.t.modifier)visit(x,child);x.out.end()},parameter_list:(x,node)=>{const{tree,grammar,out}=x;const{f,t}=grammar;out.begin(OP.sequence);
let type2=-1;for(const child of namedChildren(x,node)){if(tree.field[child]===f.type)type2=child;else if(tree.field[child]===f.name)writeLocal(x,child,0,type2);else if(tree.
type[child]===t.parameter)visit(x,child)}out.end()},modifier:x=>x.out.leaf(OP.sequence),catch_declaration:(x,node)=>{const{tree,grammar}=x;const name2=tree.child(
node,grammar.f.name);const type2=tree.child(node,grammar.f.type);if(name2>=0)writeLocal(x,name2,1,type2);else writeTypeName(x,type2)},foreach_statement:(x,node)=>{
const{tree,grammar,out}=x;const{f,t}=grammar;const left=tree.child(node,f.left);out.begin(OP.forEach);if(tree.type[left]===t.identifier)writeLocal(x,left,1,tree.
child(node,f.type));else if(isTakenApart(x,left))writeTakenApart(x,left,()=>out.leaf(OP.subject));else visit(x,left);visitField(x,node,f.right);visitField(x,node,
f.body);out.end()},return_statement:(x,node)=>visitChildren(x,node,OP.return),arrow_expression_clause:(x,node)=>visitChildren(x,node,OP.return),labeled_statement:(x,node)=>{
const[label,...rest]=namedChildren(x,node);x.out.begin(OP.sequence);if(label!==void 0){x.out.begin(OP.label);writeName(x,label);x.out.end()}for(const child of rest)
visit(x,child);x.out.end()},goto_statement:(x,node)=>{const[label]=namedChildren(x,node);if(label===void 0||x.tree.type[label]!==x.grammar.t.identifier){visitChildren(
x,node,OP.sequence);return}x.out.begin(OP.jump);writeName(x,label);x.out.end()}});function call(x,node){const{tree,grammar}=x;const called=tree.child(node,grammar.f.function);const list=tree.child(node,grammar.f.arguments);if(tree.type[called]===
grammar.t.conditional_access_expression)conditionalAccess(x,called,rest=>writeCall(x,rest,list));else writeCall(x,called,list)}function writeCall(x,called,list){
const{tree,grammar,out}=x;const{t,f}=grammar;const isMember=tree.type[called]===t.member_access_expression||tree.type[called]===t.member_binding_expression;const isName=tree.
type[called]===t.identifier||tree.type[called]===t.generic_name;if(!isMember&&!isName){out.begin(OP.sequence);visit(x,called);if(list>=0)visitEach(x,list);out.end();
return}if(isName&&tree.textOf(called)==="nameof"){out.begin(OP.sequence);out.begin(OP.mention);if(list>=0)visitEach(x,list);out.end();out.leaf(OP.literal,LITERAL.
string);out.end();return}const parts=nameParts(x,isMember?tree.child(called,f.name):called);out.begin(OP.call);writeName(x,parts.name);out.operand(0);out.operand(
isMember?1:0);if(isMember)writeObject(x,called);if(parts.list>=0){const args=namedChildren(x,parts.list);out.patch(3,args.length);for(const arg of args)writeTypeName(
x,arg)}if(list>=0)visitEach(x,list);out.end()}function construct(x,node){const{tree,grammar,out}=x;const{f,t}=grammar;const type2=tree.child(node,f.type);const list=type2>=
0?tree.child(node,f.arguments):childOfType(x,node,t.argument_list);const initializer=type2>=0?tree.child(node,f.initializer):childOfType(x,node,t.initializer_expression);
if(initializer>=0)out.begin(OP.initialize);out.begin(OP.construct);out.operand(-1);out.operand(0);if(type2>=0){writeTypeName(x,type2);x.made.add((typeText(x,type2)??
"").replace(/<.*$/s,"").replace(/^.*\./,""))}else out.leaf(OP.typeInferred);if(list>=0)visitEach(x,list);out.end();if(initializer>=0){writeInitialized(x,initializer);
out.end()}}function writeInitialized(x,initializer){const{tree,grammar,out}=x;const{f,t}=grammar;for(const child of namedChildren(x,initializer)){const left=tree.
type[child]===t.assignment_expression?tree.child(child,f.left):-1;if(left>=0&&tree.type[left]===t.identifier){out.begin(OP.named);writeName(x,left);writeInitial(
x,tree.child(child,f.right));out.end()}else if(left>=0&&tree.type[left]===t.element_binding_expression){out.begin(OP.arrayLiteral);for(const key of namedChildren(
x,left))visit(x,key);writeInitial(x,tree.child(child,f.right));out.end()}else visit(x,child)}}function writeInitial(x,value){if(value>=0&&x.tree.type[value]===x.
grammar.t.initializer_expression){x.out.begin(OP.initialize);x.out.leaf(OP.subject);writeInitialized(x,value);x.out.end()}else if(value>=0)visit(x,value);else x.
out.leaf(OP.sequence)}var text=(x,node)=>{const written=x.tree.textOf(node);if(/^"[\w.]+"$/.test(written))x.out.leaf(OP.literal,LITERAL.string,x.out.string(written.
slice(1,-1)));else x.out.leaf(OP.literal,LITERAL.string)};var assign=assignment(target,true);csharpHandlers.handle({invocation_expression:call,object_creation_expression:construct,
implicit_object_creation_expression:construct,this:x=>x.out.leaf(OP.self,0),base:x=>x.out.leaf(OP.parent,0),parenthesized_expression:parenthesized,argument:(x,node)=>{
const named=x.tree.child(node,x.grammar.f.name);const[value]=namedChildren(x,node).filter(child=>child!==named);if(value===void 0)x.out.leaf(OP.sequence);else if(named<
0)visit(x,value);else writeNamed(x,named,value)},attribute_argument:(x,node)=>{const{tree,out}=x;const[name2,value]=namedChildren(x,node);if(name2===void 0)out.
leaf(OP.sequence);else if(value!==void 0&&tree.text.slice(tree.end[name2],tree.start[value]).includes("="))writeNamed(x,name2,value);else visit(x,value??name2)},
assignment_expression:(x,node)=>{if(!writeTupleAssignment(x,node))assign(x,node)},prefix_unary_expression:unary,postfix_unary_expression:unary,unary_expression:unary,
await_expression:(x,node)=>{x.out.begin(OP.unary);x.out.operand(2);visitEach(x,node);x.out.end()},throw_expression:(x,node)=>{x.out.begin(OP.sequence);visitEach(
x,node);x.out.leaf(OP.sequence);x.out.end()},binary_expression:(x,node)=>{const{tree,grammar,out}=x;const{f}=grammar;const operator=tree.textOf(tree.child(node,
f.operator));if(operator==="??"){out.begin(OP.condition);out.leaf(OP.sequence);held(x,()=>visitField(x,node,f.left))}else{out.begin(OP.operation);writeName(x,tree.
child(node,f.operator));out.operand(arithmeticOf(operator));visitField(x,node,f.left)}visitField(x,node,f.right);out.end()},conditional_expression:conditional,cast_expression:(x,node)=>{
x.out.begin(OP.cast);writeTypeName(x,x.tree.child(node,x.grammar.f.type));visitField(x,node,x.grammar.f.value);x.out.end()},as_expression:(x,node)=>{x.out.begin(
OP.cast);writeTypeName(x,x.tree.child(node,x.grammar.f.right));visitField(x,node,x.grammar.f.left);x.out.end()},is_expression:(x,node)=>{x.out.begin(OP.test);visitField(
x,node,x.grammar.f.left);writeTypeName(x,x.tree.child(node,x.grammar.f.right));x.out.end()},typeof_expression:(x,node)=>{x.out.begin(OP.classLiteral);writeTypeName(
x,x.tree.child(node,x.grammar.f.type));x.out.end()},default_expression:(x,node)=>{const type2=x.tree.child(node,x.grammar.f.type);if(type2<0)x.out.leaf(OP.literal,
LITERAL.null);else writeTypeName(x,type2)},sizeof_expression:(x,node)=>writeTypeName(x,x.tree.child(node,x.grammar.f.type)),array_creation_expression:(x,node)=>{
const{tree,grammar,out}=x;const type2=tree.child(node,grammar.f.type);out.begin(OP.newArray);out.operand(0);visit(x,type2);const rank=tree.child(type2,grammar.f.
rank);if(rank>=0)for(const size of namedChildren(x,rank))visit(x,size);const initializer=childOfType(x,node,grammar.t.initializer_expression);if(initializer>=0)
visit(x,initializer);out.end()},initializer_expression:(x,node)=>visitChildren(x,node,OP.arrayLiteral),implicit_array_creation_expression:(x,node)=>{const initializer=childOfType(
x,node,x.grammar.t.initializer_expression);x.out.begin(OP.newArray);x.out.operand(0);x.out.leaf(OP.typeInferred);if(initializer>=0)visit(x,initializer);x.out.end()},
collection_expression:(x,node)=>{x.out.begin(OP.arrayLiteral);for(const element of namedChildren(x,node))visit(x,firstNamed(x,element));x.out.end()},expression_element:(x,node)=>visit(
x,firstNamed(x,node)),spread_element:(x,node)=>visitChildren(x,node,OP.spread),with_expression:(x,node)=>{const[object,...initializers]=namedChildren(x,node);const{
tree,grammar,out}=x;out.begin(OP.initialize);if(object!==void 0)visit(x,object);for(const one of initializers){const[left,value]=namedChildren(x,one);if(left===
void 0||value===void 0||tree.type[left]!==grammar.t.identifier)continue;writeNamed(x,left,value)}out.end()},declaration_expression:(x,node)=>writeLocal(x,x.tree.
child(node,x.grammar.f.name),1,x.tree.child(node,x.grammar.f.type)),interpolated_string_expression:(x,node)=>{x.out.begin(OP.sequence);visitEach(x,node);x.out.leaf(
OP.literal,LITERAL.string);x.out.end()},interpolation_format_clause:literal(LITERAL.string),integer_literal:(x,node)=>x.out.leaf(OP.literal,/l/i.test(x.tree.textOf(
node))?LITERAL.long:LITERAL.int),real_literal:(x,node)=>x.out.leaf(OP.literal,/f$/i.test(x.tree.textOf(node))?LITERAL.float:LITERAL.double),boolean_literal:literal(
LITERAL.boolean),character_literal:literal(LITERAL.char),null_literal:literal(LITERAL.null),string_literal:text,verbatim_string_literal:text,raw_string_literal:text});
function unary(x,node){const{tree,out}=x;const inner=firstNamed(x,node);const sign=[...tree.children(node)].find(child=>child!==inner)??node;const written=tree.
textOf(sign);const steps=written==="++"||written==="--";const calls=inner>=0&&(steps||sign<inner&&/^[-+!~]$/.test(written));out.begin(OP.unary);out.operand(calls&&
written==="!"?1:0);if(inner>=0)target(x,inner,steps?USE_READ_WRITE:USE_READ);if(calls)writeSign(x,sign);out.end()}function lambda(x,node){const{tree,grammar,out}=x;const{t,f}=grammar;const parameters=tree.child(node,f.parameters);const body=tree.child(node,f.body)>=0?tree.child(
node,f.body):childOfType(x,node,t.block);out.begin(OP.lambda);out.operand(0);out.operand(0);out.operand(shapeOf(x,body));let count=0;let flags=isAsync(x,node)?LAMBDA_ASYNC:
0;if(parameters>=0&&tree.type[parameters]===t.implicit_parameter){writeLocal(x,parameters,0,-1);count=1}else if(parameters>=0)for(const child of namedChildren(x,
parameters)){if(tree.type[child]!==t.parameter)continue;const type2=tree.child(child,f.type);if(type2>=0)flags|=LAMBDA_TYPED;writeLocal(x,tree.child(child,f.name),
0,type2);count++}out.patch(0,count);out.patch(1,flags);if(body>=0)visit(x,body);else out.leaf(OP.sequence);out.end()}function isAsync(x,node){return namedChildren(
x,node).some(child=>x.tree.type[child]===x.grammar.t.modifier&&x.tree.textOf(child)==="async")}function shapeOf(x,body){const{tree,grammar}=x;const{t}=grammar;if(body<
0)return SHAPE.droppable;switch(tree.type[body]){case t.block:return returnsValue(x,body)?SHAPE.returning:SHAPE.statements;case t.invocation_expression:case t.assignment_expression:case t.
object_creation_expression:case t.await_expression:return SHAPE.droppable;case t.throw_expression:return SHAPE.endless;default:return SHAPE.value}}function returnsValue(x,block){
const{tree,grammar}=x;const{t}=grammar;const after2=tree.after[block];for(let at=block+1;at<after2;){if(tree.type[at]===t.return_statement)return firstNamed(x,at)>=
0;if(tree.type[at]===t.throw_statement&&tree.parent[at]===block)return true;at=tree.type[at]===t.lambda_expression?tree.after[at]:at+1}return false}function drawn2(x,named,type2,list){
const{out}=x;out.begin(OP.local);writeName(x,named);out.operand(1);if(type2>=0)writeTypeName(x,type2);else out.leaf(OP.typeInferred);out.begin(OP.spread);if(list>=
0)visit(x,list);out.end();out.end()}csharpHandlers.handle({lambda_expression:lambda,anonymous_method_expression:lambda,query_expression:(x,node)=>{const{tree,grammar,
out}=x;out.begin(OP.query);for(const child of namedChildren(x,node)){if(tree.type[child]===grammar.t.identifier)writeLocal(x,child,1,-1);else visit(x,child)}out.
end()},select_clause:(x,node)=>visitChildren(x,node,OP.selected),group_clause:(x,node)=>visitChildren(x,node,OP.grouped),join_clause:(x,node)=>{const{tree,grammar,
out}=x;const type2=tree.child(node,grammar.f.type);const[named,list,...rest]=namedChildren(x,node).filter(child=>child!==type2);out.begin(OP.sequence);if(named!==
void 0&&list!==void 0)drawn2(x,named,type2,list);for(const child of rest)visit(x,child);out.end()},from_clause:(x,node)=>{const{tree,grammar}=x;const named=tree.
child(node,grammar.f.name);const type2=tree.child(node,grammar.f.type);const value=namedChildren(x,node).find(child=>child!==named&&child!==type2);drawn2(x,named,
type2,value??-1)},let_clause:(x,node)=>{const[named,value]=namedChildren(x,node);if(named!==void 0)writeLocal(x,named,1,-1,value??-1)},join_into_clause:(x,node)=>{
const named=firstNamed(x,node);if(named>=0)writeLocal(x,named,1,-1)}});function method(x,node){const{tree,grammar}=x;const{t,f}=grammar;const kind=tree.typeName(node);const about=declared(x,node);const owner=currentType(x);const body=tree.
child(node,f.body);const specifier=childOfType(x,node,t.explicit_interface_specifier);const isLocal=kind==="local_function_statement";if(owner&&owner.flags&FLAG.
interface&&!isLocal){about.flags|=FLAG.public;if(body<0)about.flags|=FLAG.abstract}if(about.partial&&body<0)about.flags|=FLAG.expect;const construct2=kind==="co\
nstructor_declaration";const operator=tree.child(node,f.operator);const written=tree.child(node,f.returns)>=0?tree.child(node,f.returns):construct2?-1:tree.child(
node,f.type);const named=tree.child(node,f.name);const nameNode=named>=0?named:operator>=0?operator:written;const called=named>=0?kind==="destructor_declaration"?
`~${tree.textOf(named)}`:void 0:operator>=0?`operator ${operatorSign(x,operator)}`:`operator ${tree.textOf(written)}`;const list=tree.child(node,f.parameters);const parameters=parametersOf2(
x,list);const name2=called??tree.textOf(nameNode);const symbol=addSymbol(x,node,nameNode,construct2?"constructor":isLocal?"function":"method",about,{...construct2?
{}:roleOf(name2,about),signature:signature(x,node,body),...parameters.facts.length>0?{parameters:parameters.facts}:{},...written>=0?{returns:tree.textOf(written).
replace(/\s+/g," ")}:{},...called===void 0?{}:{called}});const text2={name:name2,kind:construct2?MEMBER_CONSTRUCTOR:MEMBER_METHOD,flags:about.flags|(parameters.
variadic?FLAG.variadic:0)|(parameters.extension?FLAG.extension:0)|(isLocal?FLAG.private|FLAG.local:0)|(specifier>=0?FLAG.explicit:0),symbol,parameters:parameters.
texts,...typed(typeText(x,written)),...implementing(x,specifier)};if(parameters.required<parameters.texts.length)text2.required=parameters.required;if(isLocal&&
x.member>=0)text2.within=x.member;if(construct2&&about.flags&FLAG.static)Object.assign(text2,{kind:MEMBER_METHOD,name:".cctor"});const typeParameters=typeParameterTexts(
x,node);if(typeParameters)text2.typeParameters=typeParameters;writeMember(x,x.type,extending(x,text2),()=>{attributes(x,node);writeTypeParameters(x,node);writeInterface(
x,specifier);if(written>=0)writeTypeName(x,written);if(list>=0)visit(x,list);const initializer=childOfType(x,node,t.constructor_initializer);if(initializer>=0)delegate(
x,initializer);if(body>=0)visit(x,body)})}function operatorSign({tree},operator){const end=tree.end[operator];return tree.textOf(operator)+(tree.text[end]==="="?
"=":"")}function implementing(x,specifier){const text2=specifier<0?void 0:typeText(x,namedChildren(x,specifier)[0]??-1);return text2===void 0?{}:{implements:text2}}
function writeInterface(x,specifier){if(specifier>=0)for(const child of namedChildren(x,specifier))writeTypeName(x,child)}function delegate(x,node){const{tree,out}=x;
const start=tree.start[node];const match=/^:\s*(base|this)/.exec(tree.text.slice(start,start+40));if(!match)return;const offset=start+match[0].length-match[1].length;
out.begin(OP.delegate);out.operand(out.string(match[1]));out.operand(tree.lineAt(offset));out.operand(tree.columnAt(offset));out.operand(match[1]==="base"?1:0);
out.operand(0);const list=childOfType(x,node,x.grammar.t.argument_list);if(list>=0)visitEach(x,list);out.end()}function fields(x,node){const{tree,grammar}=x;const{
t,f}=grammar;const about=declared(x,node);const declaration=childOfType(x,node,t.variable_declaration);if(declaration<0)return;const written=tree.child(declaration,
f.type);if(tree.typeName(node)==="field_declaration")about.flags|=FLAG.field;const constant=(about.flags&(FLAG.static|FLAG.final))===(FLAG.static|FLAG.final);let first=true;
for(const child of namedChildren(x,declaration)){if(tree.type[child]!==t.variable_declarator)continue;const name2=tree.child(child,f.name);if(name2<0)continue;const value=declaratorValue(
x,child);const symbol=addSymbol(x,node,name2,constant?"constant":"property",{...about,modifiers:[...about.modifiers]},{type:tree.textOf(written).replace(/\s+/g,
" "),signature:signature(x,node,value>=0?value:-1)});const isFirst=first;writeMember(x,x.type,{name:tree.textOf(name2),kind:MEMBER_FIELD,flags:about.flags,symbol,
...typed(typeText(x,written))},()=>{if(isFirst){attributes(x,node);writeTypeName(x,written)}writeInitializer(x,value)});first=false}}function property(x,node){const{
tree,grammar}=x;const{t,f}=grammar;const about=declared(x,node);const owner=currentType(x);if(owner&&owner.flags&FLAG.interface)about.flags|=FLAG.public;const written=tree.
child(node,f.type);const named=tree.child(node,f.name);const indexer=tree.typeName(node)==="indexer_declaration";const accessors=tree.child(node,f.accessors);const value=tree.
child(node,f.value);const isDone=value>=0||accessors>=0&&namedChildren(x,accessors).some(one=>tree.child(one,f.body)>=0);if(about.partial&&!isDone)about.flags|=
FLAG.expect;const self=indexer?[...tree.children(node)].find(child=>tree.typeName(child)==="this"):void 0;const symbol=addSymbol(x,node,named>=0?named:self??written,
"property",about,{type:tree.textOf(written).replace(/\s+/g," "),signature:signature(x,node,accessors>=0?accessors:value),...indexer?{called:"this[]"}:{}});const name2=indexer?
"this[]":tree.textOf(named);const specifier=childOfType(x,node,t.explicit_interface_specifier);const list=tree.child(node,f.parameters);const taken=indexer?parametersOf2(
x,list):void 0;const member2={name:name2,kind:MEMBER_FIELD,flags:about.flags|(specifier>=0?FLAG.explicit:0)|codeIn(x,accessors,value),symbol,...typed(typeText(x,
written)),...implementing(x,specifier),...taken?{parameters:taken.texts,required:taken.required}:{}};writeMember(x,x.type,extending(x,member2),()=>{attributes(x,
node);writeInterface(x,specifier);writeTypeName(x,written);if(list>=0)visitEach(x,list);if(accessors>=0)for(const accessor of namedChildren(x,accessors)){const body=tree.
child(accessor,f.body);if(body>=0)visit(x,body)}writeInitializer(x,value)})}function codeIn({tree,grammar},accessors,value){const{f,t}=grammar;let flags=value>=
0&&tree.type[value]===t.arrow_expression_clause?FLAG.getter:0;for(const accessor of accessors<0?[]:tree.children(accessors))if(tree.type[accessor]===t.accessor_declaration&&
tree.child(accessor,f.body)>=0)flags|=tree.textOf(tree.child(accessor,f.name))==="get"?FLAG.getter:FLAG.setter;return flags}csharpHandlers.handle({method_declaration:method,
constructor_declaration:method,destructor_declaration:method,operator_declaration:method,conversion_operator_declaration:method,local_function_statement:method,
field_declaration:fields,event_field_declaration:fields,property_declaration:property,event_declaration:property,indexer_declaration:property,enum_member_declaration:(x,node)=>{
const{tree,grammar}=x;const name2=tree.child(node,grammar.f.name);const about=declared(x,node);const owner=currentType(x);const symbol=addSymbol(x,node,name2,"e\
num_member",about);writeMember(x,x.type,{name:tree.textOf(name2),kind:MEMBER_FIELD,flags:FLAG.public|FLAG.static,symbol,type:owner?.name??"?"},()=>{attributes(x,
node);const value=tree.child(node,grammar.f.value);if(value>=0)visit(x,value)})}});function designation(x,node){const{tree,grammar,out}=x;const{f}=grammar;const named=tree.child(node,f.name);const type2=tree.child(node,f.type);out.begin(OP.recursivePattern);
if(named>=0)writeLocal(x,named,1,type2);else if(type2>=0)writeTypeName(x,type2);else out.leaf(OP.typeInferred);for(const clause of namedChildren(x,node)){if(clause===
named||clause===type2)continue;if(/^(positional|property)_pattern_clause$/.test(tree.typeName(clause)))for(const part of namedChildren(x,clause))subpattern(x,part);else
visit(x,clause)}out.end()}function subpattern(x,node){const children=namedChildren(x,node);const[first,second]=children;if(first===void 0)x.out.leaf(OP.sequence);else if(second===
void 0)visit(x,first);else property2(x,first,()=>visit(x,second))}function property2(x,path,pattern){const{tree,grammar}=x;const{t,f}=grammar;if(tree.type[path]===
t.member_access_expression)property2(x,tree.child(path,f.expression),()=>writeProperty(x,tree.child(path,f.name),pattern));else writeProperty(x,path,pattern)}csharpHandlers.
handle({is_pattern_expression:(x,node)=>{x.out.begin(OP.test);visitField(x,node,x.grammar.f.expression);visitField(x,node,x.grammar.f.pattern);x.out.end()},declaration_pattern:designation,
recursive_pattern:designation,var_pattern:designation,list_pattern:(x,node)=>{const{tree,out}=x;out.begin(OP.listPattern);for(const child of namedChildren(x,node)){
const isRest=/\.\.\s*$/.test(tree.text.slice(tree.start[node],tree.start[child]));if(isRest)out.begin(OP.spread);visit(x,child);if(isRest)out.end()}out.end()},type_pattern:(x,node)=>writeTypeName(
x,x.tree.child(node,x.grammar.f.type)),constant_pattern:(x,node)=>{const inner=firstNamed(x,node);if(inner>=0&&x.tree.type[inner]===x.grammar.t.tuple_expression){
x.out.begin(OP.recursivePattern);x.out.leaf(OP.typeInferred);for(const argument of namedChildren(x,inner))visitEach(x,argument);x.out.end()}else if(inner>=0&&x.
tree.type[inner]===x.grammar.t.identifier){x.out.begin(OP.caseLabel);writeName(x,inner);x.out.operand(USE_READ);x.out.end()}else visitChildren(x,node,OP.sequence)},
subpattern,switch_expression:(x,node)=>{x.out.begin(OP.switch);visitEach(x,node);x.out.end()},switch_expression_arm:(x,node)=>visitChildren(x,node,OP.case)});function extractCsharp(tree){const x={...startExtraction(tree,grammarOf(tree.grammar),csharpHandlers),namespace:"",conditions:[],extension:void 0};visit(x,0);return unitOf(
x,x.surface.package)}var DIRECTIVE=/^[ \t]*#[ \t]*(?:if|elif|else|endif)\b.*$/gm;var withoutDirectives=text2=>text2.replace(DIRECTIVE,blanks);function withFirstBranches(text2){const open=[];
return text2.split("\n").map(line=>{const directive=/^[ \t]*#[ \t]*(if|elif|else|endif)\b/.exec(line)?.[1];if(directive==="if")open.push(false);else if(directive===
"endif")open.pop();else if(directive!==void 0&&open.length>0)open[open.length-1]=true;return directive!==void 0||open.includes(true)?blanks(line):line}).join("\n")}var CALLED_ASYNC=/(?<![@\w])async(?=\s*(?:[,;:)\]}.?!=]|&&|\|\|))/g;var CALLED_TARGET=/(?<=[[,]\s*)(?:assembly|event|field|method|module|param|property|type|typevar)(?=\s*[,\]])/g;
var CONDITIONAL_ASSIGNMENT=/\?(?=(?:\[[^\]\n]*\]|\.\w+)+\s*(?:[-+*/%&|^]|\?\?|<<|>>)?=(?![=>]))/g;var EXTENSION=/\bextension(\s*(?:<[^(){};]*>)?\s*)(\([^(){};]*\))(?=[^(){};]*\{)/g;
var TYPE_ALONE=/^\(\s*[\w.]+(?:<[^(){};]*>)?(?:\[\])?\??\s*\)$/;var ALLOWED=/\ballows\s+ref\s+struct\b/g;var OPERATOR_ASSIGNS=/(?<=\boperator\s*(?:[-+*/%&|^]|<<|>>>?))=(?=\s*\()/g;
var REST_OF_LIST=/\.\.(?=\s*(?:var\b|\{))/g;var ANY_OF_LIST=/(?<=[[,]\s*)\.\.(?=\s*,)|(?<=,\s*)\.\.(?=\s*\])/g;var MODIFIED_PARAMETERS=/\((?:\s*(?:(?:ref|out|in|scoped|readonly)\s+)*\w+\s*,)*\s*(?:(?:ref|out|in|scoped|readonly)\s+)+\w+\s*(?:,[\w\s]*)?\)(?=\s*=>)/g;
var plainNames=text2=>text2.replace(EXTENSION,(_,between,extended)=>`class ext${between}${TYPE_ALONE.test(extended)?`:${extended.slice(1,-1)} `:extended}`).replace(
ALLOWED,words=>"notnull".padEnd(words.length)).replace(OPERATOR_ASSIGNS," ").replace(REST_OF_LIST,blanks).replace(ANY_OF_LIST,"_ ").replace(MODIFIED_PARAMETERS,
list=>list.replace(/\b(?:ref|out|in|scoped|readonly)(?=\s)/g,blanks)).replace(CALLED_ASYNC,"_sync").replace(CALLED_TARGET,word=>"_".repeat(word.length)).replace(
CONDITIONAL_ASSIGNMENT," ");var repair=tree=>readAgain(tree,[plainNames,text2=>withoutDirectives(plainNames(text2)),text2=>withFirstBranches(plainNames(text2))],
extensionsAsConstructors);function extensionsAsConstructors(tree){if(tree.text.search(EXTENSION)<0)return 0;let count=0;for(let node=0;node<tree.type.length;node++)
if(tree.typeName(node)==="constructor_declaration"&&tree.text.startsWith("extension",tree.start[node]))count++;return count}var HANDLER=/Handler(?:<|$)/;var offersOf=file=>nominalOffers(file,{otherNames:name2=>name2.endsWith("Attribute")?[name2.slice(0,-"Attribute".length)]:[],sentBy:({
supertypes=[]})=>supertypes.some(type2=>HANDLER.test(type2))?[...DISPATCHES.keys()]:[]});var createLinker2=project=>createLinker(createDialect(project));export{createLinker2 as createLinker,extractCsharp as extract,offersOf,repair};
