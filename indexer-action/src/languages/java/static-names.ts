/** Classes that tests import all static methods of, two or more at once: what each of them has, so that the other is not taken for it. */

const ASSERTJ =
  /^(?:assertThat\w*|assumeThat|catch(?:Throwable|Exception)\w*|within|withPrecision|byLessThan|entry|tuple|extracting|as|atIndex|not|allOf|anyOf|condition|in|notIn|filter|linesOf|contentOf|from|setMaxStackTraceElementsDisplayed|useRepresentation)$/
const JUNIT =
  /^(?:assert(?:All|ArrayEquals|DoesNotThrow|Equals|False|InstanceOf|IterableEquals|LinesMatch|NotEquals|NotNull|NotSame|Null|Same|Throws|ThrowsExactly|Timeout|TimeoutPreemptively|True)|fail)$/
const JUNIT4 =
  /^(?:assert(?:ArrayEquals|Equals|False|NotEquals|NotNull|NotSame|Null|Same|That|Throws|True)|fail|failNotEquals)$/
const MATCHERS =
  /^(?:allOf|any|anything|anyOf|array\w*|both|closeTo|comparesEqualTo|contains\w*|describedAs|either|empty\w*|endsWith\w*|equal\w*|every\w+|greaterThan\w*|has\w+|hasToString|in|instanceOf|is|isA|isEmptyString|isEmptyOrNullString|isIn|isOneOf|iterableWithSize|lessThan\w*|matchesPattern|matchesRegex|not|notNullValue|nullValue|oneOf|sameInstance|samePropertyValuesAs|startsWith\w*|stringContainsInOrder|theInstance|typeCompatibleWith)$/
const ARGUMENTS =
  /^(?:any\w*|argThat|\w+That|contains|endsWith|eq|isA|isNotNull|isNull|matches|notNull|nullable|refEq|same|startsWith)$/
const MOCKITO =
  /^(?:mock\w*|spy|when|verify\w*|times|never|only|at(?:Least|Most)(?:Once)?|calls|timeout|after|description|do(?:Answer|CallRealMethod|Nothing|Return|Throw)|reset|clear\w+|ignoreStubs|inOrder|lenient|withSettings|framework|validateMockitoUsage|RETURNS_\w+)$/
const BDD = /^(?:given|then|will\w*|do\w+)$/
const REQUESTS = /^(?:get|post|put|patch|delete|options|head|request|multipart|asyncDispatch|fileUpload)$/
const RESULTS =
  /^(?:status|content|header|cookie|view|model|flash|request|handler|jsonPath|xpath|forwardedUrl\w*|redirectedUrl\w*)$/

export const STATIC_NAMES: ReadonlyMap<string, RegExp> = new Map([
  ['org.assertj.core.api.Assertions', ASSERTJ],
  ['org.assertj.core.api.AssertionsForClassTypes', ASSERTJ],
  ['org.junit.jupiter.api.Assertions', JUNIT],
  ['org.junit.jupiter.api.Assumptions', /^(?:assume|assuming|abort)\w*$/],
  ['org.junit.Assert', JUNIT4],
  ['org.hamcrest.MatcherAssert', /^assertThat$/],
  ['org.hamcrest.Matchers', MATCHERS],
  ['org.hamcrest.CoreMatchers', MATCHERS],
  ['org.mockito.ArgumentMatchers', ARGUMENTS],
  ['org.mockito.Mockito', new RegExp(`${MOCKITO.source}|${ARGUMENTS.source}`)],
  ['org.mockito.BDDMockito', new RegExp([BDD, MOCKITO, ARGUMENTS].map(({ source }) => source).join('|'))],
  ['org.springframework.test.web.servlet.request.MockMvcRequestBuilders', REQUESTS],
  ['org.springframework.test.web.servlet.result.MockMvcResultMatchers', RESULTS],
  ['org.springframework.test.web.servlet.result.MockMvcResultHandlers', /^(?:print|log)$/],
])
