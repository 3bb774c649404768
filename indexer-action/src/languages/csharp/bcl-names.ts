/**
 * Names in namespaces of .NET's base library that files import where they need them: where packages are imported beside them, a name
 * is not taken for one of theirs. Attributes by their whole names.
 */
export const IMPORTED_NAMES: Record<string, string> = {
  'System.Buffers': 'ArrayPool ArrayBufferWriter IBufferWriter MemoryPool ReadOnlySequence SearchValues',
  'System.Collections':
    'ArrayList BitArray DictionaryEntry Hashtable ICollection IComparer IDictionary IEnumerable IEnumerator IList Queue Stack',
  'System.Collections.Concurrent': 'BlockingCollection ConcurrentStack Partitioner',
  'System.Collections.Frozen': 'FrozenDictionary FrozenSet',
  'System.Collections.Immutable':
    'IImmutableList ImmutableQueue ImmutableSortedDictionary ImmutableSortedSet ImmutableStack',
  'System.Collections.Specialized': 'INotifyCollectionChanged NameValueCollection NotifyCollectionChangedEventArgs',
  'System.ComponentModel':
    'BackgroundWorker BindableAttribute BrowsableAttribute CancelEventArgs Component DefaultValueAttribute DescriptionAttribute DesignerCategoryAttribute EditorBrowsableAttribute EditorBrowsableState IContainer INotifyPropertyChanged INotifyPropertyChanging PropertyChangedEventArgs PropertyChangedEventHandler TypeConverter TypeDescriptor Win32Exception',
  'System.ComponentModel.DataAnnotations':
    'CompareAttribute CreditCardAttribute DataTypeAttribute DisplayAttribute DisplayFormatAttribute EmailAddressAttribute IValidatableObject KeyAttribute MaxLengthAttribute MinLengthAttribute PhoneAttribute RangeAttribute RegularExpressionAttribute RequiredAttribute StringLengthAttribute TimestampAttribute UrlAttribute ValidationAttribute ValidationContext ValidationException ValidationResult Validator',
  'System.ComponentModel.DataAnnotations.Schema':
    'ColumnAttribute ComplexTypeAttribute DatabaseGeneratedAttribute DatabaseGeneratedOption ForeignKeyAttribute InversePropertyAttribute NotMappedAttribute TableAttribute',
  'System.Configuration': 'ConfigurationManager ConnectionStringSettings',
  'System.Data':
    'CommandBehavior CommandType ConnectionState DataColumn DataRow DataSet DataTable DbType IDataReader IDataRecord IDbCommand IDbConnection IDbTransaction IsolationLevel ParameterDirection SqlDbType',
  'System.Data.Common': 'DbCommand DbConnection DbDataReader DbException DbParameter DbProviderFactory DbTransaction',
  'System.Diagnostics':
    'Activity ActivityContext ActivityKind ActivitySource ActivityStatusCode ConditionalAttribute Debug Debugger DebuggerDisplayAttribute DebuggerStepThroughAttribute DiagnosticListener FileVersionInfo Process ProcessStartInfo StackFrame StackTrace Stopwatch Trace TraceSource UnreachableException',
  'System.Diagnostics.CodeAnalysis':
    'AllowNullAttribute DisallowNullAttribute DoesNotReturnAttribute DynamicallyAccessedMemberTypes DynamicallyAccessedMembersAttribute ExcludeFromCodeCoverageAttribute ExperimentalAttribute MaybeNullAttribute MaybeNullWhenAttribute MemberNotNullAttribute MemberNotNullWhenAttribute NotNullAttribute NotNullIfNotNullAttribute NotNullWhenAttribute RequiresDynamicCodeAttribute RequiresUnreferencedCodeAttribute SetsRequiredMembersAttribute StringSyntaxAttribute SuppressMessageAttribute UnconditionalSuppressMessageAttribute',
  'System.Diagnostics.Metrics': 'Counter Histogram IMeterFactory Meter MeterListener UpDownCounter',
  'System.Globalization': 'Calendar CultureInfo DateTimeStyles NumberFormatInfo NumberStyles TextInfo UnicodeCategory',
  'System.IO.Compression':
    'CompressionLevel CompressionMode DeflateStream GZipStream ZipArchive ZipArchiveMode ZipFile',
  'System.IO.Pipelines': 'Pipe PipeReader PipeWriter',
  'System.Linq.Expressions':
    'BinaryExpression ConstantExpression ExpressionType ExpressionVisitor MemberExpression MethodCallExpression NewExpression ParameterExpression UnaryExpression',
  'System.Net':
    'Cookie CookieContainer Dns EndPoint HttpListener HttpStatusCode HttpWebRequest IPAddress IPEndPoint NetworkCredential ServicePointManager WebClient WebException WebRequest WebUtility',
  'System.Net.Http.Headers':
    'AuthenticationHeaderValue CacheControlHeaderValue HttpRequestHeaders HttpResponseHeaders MediaTypeHeaderValue MediaTypeWithQualityHeaderValue ProductInfoHeaderValue',
  'System.Net.Http.Json': 'HttpClientJsonExtensions JsonContent',
  'System.Net.Mail': 'MailAddress MailMessage SmtpClient',
  'System.Net.Sockets': 'AddressFamily NetworkStream Socket SocketException SocketType TcpClient TcpListener UdpClient',
  'System.Net.WebSockets': 'ClientWebSocket WebSocket WebSocketMessageType WebSocketState',
  'System.Numerics': 'BitOperations Complex INumber Matrix4x4 Quaternion Vector Vector2 Vector3 Vector4',
  'System.Reflection':
    'Assembly AssemblyInformationalVersionAttribute AssemblyMetadataAttribute AssemblyName AssemblyTitleAttribute AssemblyVersionAttribute BindingFlags CustomAttributeExtensions EventInfo FieldInfo MemberTypes Module PropertyInfo TargetInvocationException TypeAttributes',
  'System.Reflection.Emit': 'AssemblyBuilder DynamicMethod ILGenerator MethodBuilder ModuleBuilder OpCodes TypeBuilder',
  'System.Runtime.CompilerServices':
    'AsyncMethodBuilderAttribute CallerArgumentExpressionAttribute CallerFilePathAttribute CallerLineNumberAttribute CallerMemberNameAttribute CollectionBuilderAttribute CompilerGeneratedAttribute ConditionalWeakTable ConfiguredTaskAwaitable DefaultInterpolatedStringHandler EnumeratorCancellationAttribute ExtensionAttribute InlineArrayAttribute InternalsVisibleToAttribute InterpolatedStringHandlerAttribute IsExternalInit MethodImplAttribute MethodImplOptions ModuleInitializerAttribute OverloadResolutionPriorityAttribute RuntimeHelpers SkipLocalsInitAttribute Unsafe',
  'System.Runtime.InteropServices':
    'COMException CallingConvention CharSet CollectionsMarshal ComVisibleAttribute DllImportAttribute GCHandle GuidAttribute LayoutKind LibraryImportAttribute Marshal MarshalAsAttribute MemoryMarshal NativeLibrary OSPlatform OutAttribute RuntimeInformation SafeHandle StructLayoutAttribute UnmanagedType',
  'System.Runtime.Serialization':
    'DataContractAttribute DataMemberAttribute EnumMemberAttribute ISerializable IgnoreDataMemberAttribute SerializationException SerializationInfo StreamingContext',
  'System.Runtime.Versioning': 'SupportedOSPlatformAttribute TargetFrameworkAttribute UnsupportedOSPlatformAttribute',
  'System.Security.Claims': 'Claim ClaimTypes ClaimValueTypes ClaimsIdentity ClaimsPrincipal',
  'System.Security.Cryptography':
    'Aes CryptoStream CryptoStreamMode CryptographicException ECDsa HMACSHA256 HashAlgorithm HashAlgorithmName MD5 RSA RandomNumberGenerator Rfc2898DeriveBytes SHA1 SHA256 SHA512',
  'System.Security.Cryptography.X509Certificates': 'X509Certificate X509Certificate2 X509Chain X509Store',
  'System.Security.Principal': 'IIdentity IPrincipal WindowsIdentity',
  'System.Text': 'ASCIIEncoding CompositeFormat Encoder Encoding Rune UTF8Encoding',
  'System.Text.Json':
    'JsonDocument JsonDocumentOptions JsonElement JsonException JsonNamingPolicy JsonProperty JsonSerializer JsonSerializerDefaults JsonSerializerOptions JsonTokenType JsonValueKind Utf8JsonReader Utf8JsonWriter',
  'System.Text.Json.Nodes': 'JsonArray JsonNode JsonObject JsonValue',
  'System.Text.Json.Serialization':
    'JsonConstructorAttribute JsonConverter JsonConverterAttribute JsonConverterFactory JsonDerivedTypeAttribute JsonExtensionDataAttribute JsonIgnoreAttribute JsonIgnoreCondition JsonIncludeAttribute JsonKnownNamingPolicy JsonNumberHandling JsonNumberHandlingAttribute JsonPolymorphicAttribute JsonPropertyNameAttribute JsonPropertyOrderAttribute JsonSerializableAttribute JsonSerializerContext JsonSourceGenerationOptionsAttribute JsonStringEnumConverter ReferenceHandler',
  'System.Text.RegularExpressions': 'Capture GeneratedRegexAttribute Group Match MatchCollection Regex RegexOptions',
  'System.Threading':
    'AutoResetEvent Barrier CancellationTokenRegistration CountdownEvent EventWaitHandle ExecutionContext ITimer Lock LazyInitializer ManualResetEvent PeriodicTimer ReaderWriterLock ReaderWriterLockSlim Semaphore SpinLock SpinWait SynchronizationContext ThreadAbortException ThreadState Timeout TimerCallback WaitHandle',
  'System.Threading.Channels':
    'BoundedChannelFullMode BoundedChannelOptions Channel ChannelReader ChannelWriter UnboundedChannelOptions',
  'System.Threading.RateLimiting':
    'FixedWindowRateLimiterOptions RateLimitLease RateLimiter TokenBucketRateLimiterOptions',
  'System.Threading.Tasks':
    'ParallelOptions TaskCanceledException TaskContinuationOptions TaskExtensions UnobservedTaskExceptionEventArgs',
  'System.Timers': 'ElapsedEventArgs',
  'System.Transactions': 'IsolationLevel TransactionScope TransactionScopeAsyncFlowOption TransactionScopeOption',
  'System.Web': 'HttpContext HttpUtility',
  'System.Windows':
    'Application DependencyObject DependencyProperty MessageBox RoutedEventArgs Thickness Visibility Window',
  'System.Windows.Input': 'ICommand Key KeyEventArgs',
  'System.Xml': 'XmlDocument XmlElement XmlException XmlNode XmlReader XmlReaderSettings XmlWriter XmlWriterSettings',
  'System.Xml.Linq': 'XAttribute XContainer XDocument XElement XName XNamespace XNode XText',
  'System.Xml.Serialization':
    'XmlArrayAttribute XmlArrayItemAttribute XmlAttributeAttribute XmlElementAttribute XmlIgnoreAttribute XmlRootAttribute XmlSerializer XmlTypeAttribute',
}
