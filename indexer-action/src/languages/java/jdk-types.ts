/**
 * The public types of JDK 25 and what their members give, in the notation of `nominal/external-types.ts`.
 * Written by `DescribeJdk.java` (run `java DescribeJdk.java` of the JDK to describe); do not edit.
 */
export const JDK_TYPES = `c java.lang.AbstractMethodError|IncompatibleClassChangeError

i java.lang.Appendable
append!(char)Appendable;append!(CharSequence)Appendable;append!(CharSequence,int,int)Appendable
c java.lang.ArithmeticException|RuntimeException

c java.lang.ArrayIndexOutOfBoundsException|IndexOutOfBoundsException

c java.lang.ArrayStoreException|RuntimeException

c java.lang.AssertionError|Error

i java.lang.AutoCloseable
close!()void
c java.lang.Boolean|Serializable|Comparable<Boolean>|java.lang.constant.Constable
TRUE:Boolean;FALSE:Boolean;TYPE:Class<Boolean>;booleanValue()boolean;compare()int;describeConstable()Optional<java.lang.constant.DynamicConstantDesc<Boolean>>;getBoolean()boolean;hashCode()int;logicalAnd()boolean;logicalOr()boolean;logicalXor()boolean;parseBoolean()boolean;toString()String;valueOf()Boolean
c java.lang.BootstrapMethodError|LinkageError

c java.lang.Byte|Number|Comparable<Byte>|java.lang.constant.Constable
MIN_VALUE:byte;MAX_VALUE:byte;TYPE:Class<Byte>;SIZE:int;BYTES:int;compare()int;compareUnsigned()int;decode()Byte;describeConstable()Optional<java.lang.constant.DynamicConstantDesc<Byte>>;hashCode()int;parseByte()byte;toString()String;toUnsignedInt()int;toUnsignedLong()long;valueOf()Byte
i java.lang.CharSequence
charAt!(int)char;chars()IntStream;codePoints()IntStream;compare~(CharSequence,CharSequence)int;getChars()void;isEmpty()boolean;length!()int;subSequence!(int,int)CharSequence
c java.lang.Character.Subset

c java.lang.Character.UnicodeBlock|Subset
BASIC_LATIN:UnicodeBlock;LATIN_1_SUPPLEMENT:UnicodeBlock;LATIN_EXTENDED_A:UnicodeBlock;LATIN_EXTENDED_B:UnicodeBlock;IPA_EXTENSIONS:UnicodeBlock;SPACING_MODIFIER_LETTERS:UnicodeBlock;COMBINING_DIACRITICAL_MARKS:UnicodeBlock;GREEK:UnicodeBlock;CYRILLIC:UnicodeBlock;ARMENIAN:UnicodeBlock;HEBREW:UnicodeBlock;ARABIC:UnicodeBlock;DEVANAGARI:UnicodeBlock;BENGALI:UnicodeBlock;GURMUKHI:UnicodeBlock;GUJARATI:UnicodeBlock;ORIYA:UnicodeBlock;TAMIL:UnicodeBlock;TELUGU:UnicodeBlock;KANNADA:UnicodeBlock;MALAYALAM:UnicodeBlock;THAI:UnicodeBlock;LAO:UnicodeBlock;TIBETAN:UnicodeBlock;GEORGIAN:UnicodeBlock;HANGUL_JAMO:UnicodeBlock;LATIN_EXTENDED_ADDITIONAL:UnicodeBlock;GREEK_EXTENDED:UnicodeBlock;GENERAL_PUNCTUATION:UnicodeBlock;SUPERSCRIPTS_AND_SUBSCRIPTS:UnicodeBlock;CURRENCY_SYMBOLS:UnicodeBlock;COMBINING_MARKS_FOR_SYMBOLS:UnicodeBlock;LETTERLIKE_SYMBOLS:UnicodeBlock;NUMBER_FORMS:UnicodeBlock;ARROWS:UnicodeBlock;MATHEMATICAL_OPERATORS:UnicodeBlock;MISCELLANEOUS_TECHNICAL:UnicodeBlock;CONTROL_PICTURES:UnicodeBlock;OPTICAL_CHARACTER_RECOGNITION:UnicodeBlock;ENCLOSED_ALPHANUMERICS:UnicodeBlock;BOX_DRAWING:UnicodeBlock;BLOCK_ELEMENTS:UnicodeBlock;GEOMETRIC_SHAPES:UnicodeBlock;MISCELLANEOUS_SYMBOLS:UnicodeBlock;DINGBATS:UnicodeBlock;CJK_SYMBOLS_AND_PUNCTUATION:UnicodeBlock;HIRAGANA:UnicodeBlock;KATAKANA:UnicodeBlock;BOPOMOFO:UnicodeBlock;HANGUL_COMPATIBILITY_JAMO:UnicodeBlock;KANBUN:UnicodeBlock;ENCLOSED_CJK_LETTERS_AND_MONTHS:UnicodeBlock;CJK_COMPATIBILITY:UnicodeBlock;CJK_UNIFIED_IDEOGRAPHS:UnicodeBlock;HANGUL_SYLLABLES:UnicodeBlock;PRIVATE_USE_AREA:UnicodeBlock;CJK_COMPATIBILITY_IDEOGRAPHS:UnicodeBlock;ALPHABETIC_PRESENTATION_FORMS:UnicodeBlock;ARABIC_PRESENTATION_FORMS_A:UnicodeBlock;COMBINING_HALF_MARKS:UnicodeBlock;CJK_COMPATIBILITY_FORMS:UnicodeBlock;SMALL_FORM_VARIANTS:UnicodeBlock;ARABIC_PRESENTATION_FORMS_B:UnicodeBlock;HALFWIDTH_AND_FULLWIDTH_FORMS:UnicodeBlock;SPECIALS:UnicodeBlock;SURROGATES_AREA:UnicodeBlock;SYRIAC:UnicodeBlock;THAANA:UnicodeBlock;SINHALA:UnicodeBlock;MYANMAR:UnicodeBlock;ETHIOPIC:UnicodeBlock;CHEROKEE:UnicodeBlock;UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS:UnicodeBlock;OGHAM:UnicodeBlock;RUNIC:UnicodeBlock;KHMER:UnicodeBlock;MONGOLIAN:UnicodeBlock;BRAILLE_PATTERNS:UnicodeBlock;CJK_RADICALS_SUPPLEMENT:UnicodeBlock;KANGXI_RADICALS:UnicodeBlock;IDEOGRAPHIC_DESCRIPTION_CHARACTERS:UnicodeBlock;BOPOMOFO_EXTENDED:UnicodeBlock;CJK_UNIFIED_IDEOGRAPHS_EXTENSION_A:UnicodeBlock;YI_SYLLABLES:UnicodeBlock;YI_RADICALS:UnicodeBlock;CYRILLIC_SUPPLEMENTARY:UnicodeBlock;TAGALOG:UnicodeBlock;HANUNOO:UnicodeBlock;BUHID:UnicodeBlock;TAGBANWA:UnicodeBlock;LIMBU:UnicodeBlock;TAI_LE:UnicodeBlock;KHMER_SYMBOLS:UnicodeBlock;PHONETIC_EXTENSIONS:UnicodeBlock;MISCELLANEOUS_MATHEMATICAL_SYMBOLS_A:UnicodeBlock;SUPPLEMENTAL_ARROWS_A:UnicodeBlock;SUPPLEMENTAL_ARROWS_B:UnicodeBlock;MISCELLANEOUS_MATHEMATICAL_SYMBOLS_B:UnicodeBlock;SUPPLEMENTAL_MATHEMATICAL_OPERATORS:UnicodeBlock;MISCELLANEOUS_SYMBOLS_AND_ARROWS:UnicodeBlock;KATAKANA_PHONETIC_EXTENSIONS:UnicodeBlock;YIJING_HEXAGRAM_SYMBOLS:UnicodeBlock;VARIATION_SELECTORS:UnicodeBlock;LINEAR_B_SYLLABARY:UnicodeBlock;LINEAR_B_IDEOGRAMS:UnicodeBlock;AEGEAN_NUMBERS:UnicodeBlock;OLD_ITALIC:UnicodeBlock;GOTHIC:UnicodeBlock;UGARITIC:UnicodeBlock;DESERET:UnicodeBlock;SHAVIAN:UnicodeBlock;OSMANYA:UnicodeBlock;CYPRIOT_SYLLABARY:UnicodeBlock;BYZANTINE_MUSICAL_SYMBOLS:UnicodeBlock;MUSICAL_SYMBOLS:UnicodeBlock;TAI_XUAN_JING_SYMBOLS:UnicodeBlock;MATHEMATICAL_ALPHANUMERIC_SYMBOLS:UnicodeBlock;CJK_UNIFIED_IDEOGRAPHS_EXTENSION_B:UnicodeBlock;CJK_COMPATIBILITY_IDEOGRAPHS_SUPPLEMENT:UnicodeBlock;TAGS:UnicodeBlock;VARIATION_SELECTORS_SUPPLEMENT:UnicodeBlock;SUPPLEMENTARY_PRIVATE_USE_AREA_A:UnicodeBlock;SUPPLEMENTARY_PRIVATE_USE_AREA_B:UnicodeBlock;HIGH_SURROGATES:UnicodeBlock;HIGH_PRIVATE_USE_SURROGATES:UnicodeBlock;LOW_SURROGATES:UnicodeBlock;ARABIC_SUPPLEMENT:UnicodeBlock;NKO:UnicodeBlock;SAMARITAN:UnicodeBlock;MANDAIC:UnicodeBlock;ETHIOPIC_SUPPLEMENT:UnicodeBlock;UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS_EXTENDED:UnicodeBlock;NEW_TAI_LUE:UnicodeBlock;BUGINESE:UnicodeBlock;TAI_THAM:UnicodeBlock;BALINESE:UnicodeBlock;SUNDANESE:UnicodeBlock;BATAK:UnicodeBlock;LEPCHA:UnicodeBlock;OL_CHIKI:UnicodeBlock;VEDIC_EXTENSIONS:UnicodeBlock;PHONETIC_EXTENSIONS_SUPPLEMENT:UnicodeBlock;COMBINING_DIACRITICAL_MARKS_SUPPLEMENT:UnicodeBlock;GLAGOLITIC:UnicodeBlock;LATIN_EXTENDED_C:UnicodeBlock;COPTIC:UnicodeBlock;GEORGIAN_SUPPLEMENT:UnicodeBlock;TIFINAGH:UnicodeBlock;ETHIOPIC_EXTENDED:UnicodeBlock;CYRILLIC_EXTENDED_A:UnicodeBlock;SUPPLEMENTAL_PUNCTUATION:UnicodeBlock;CJK_STROKES:UnicodeBlock;LISU:UnicodeBlock;VAI:UnicodeBlock;CYRILLIC_EXTENDED_B:UnicodeBlock;BAMUM:UnicodeBlock;MODIFIER_TONE_LETTERS:UnicodeBlock;LATIN_EXTENDED_D:UnicodeBlock;SYLOTI_NAGRI:UnicodeBlock;COMMON_INDIC_NUMBER_FORMS:UnicodeBlock;PHAGS_PA:UnicodeBlock;SAURASHTRA:UnicodeBlock;DEVANAGARI_EXTENDED:UnicodeBlock;KAYAH_LI:UnicodeBlock;REJANG:UnicodeBlock;HANGUL_JAMO_EXTENDED_A:UnicodeBlock;JAVANESE:UnicodeBlock;CHAM:UnicodeBlock;MYANMAR_EXTENDED_A:UnicodeBlock;TAI_VIET:UnicodeBlock;ETHIOPIC_EXTENDED_A:UnicodeBlock;MEETEI_MAYEK:UnicodeBlock;HANGUL_JAMO_EXTENDED_B:UnicodeBlock;VERTICAL_FORMS:UnicodeBlock;ANCIENT_GREEK_NUMBERS:UnicodeBlock;ANCIENT_SYMBOLS:UnicodeBlock;PHAISTOS_DISC:UnicodeBlock;LYCIAN:UnicodeBlock;CARIAN:UnicodeBlock;OLD_PERSIAN:UnicodeBlock;IMPERIAL_ARAMAIC:UnicodeBlock;PHOENICIAN:UnicodeBlock;LYDIAN:UnicodeBlock;KHAROSHTHI:UnicodeBlock;OLD_SOUTH_ARABIAN:UnicodeBlock;AVESTAN:UnicodeBlock;INSCRIPTIONAL_PARTHIAN:UnicodeBlock;INSCRIPTIONAL_PAHLAVI:UnicodeBlock;OLD_TURKIC:UnicodeBlock;RUMI_NUMERAL_SYMBOLS:UnicodeBlock;BRAHMI:UnicodeBlock;KAITHI:UnicodeBlock;CUNEIFORM:UnicodeBlock;CUNEIFORM_NUMBERS_AND_PUNCTUATION:UnicodeBlock;EGYPTIAN_HIEROGLYPHS:UnicodeBlock;BAMUM_SUPPLEMENT:UnicodeBlock;KANA_SUPPLEMENT:UnicodeBlock;ANCIENT_GREEK_MUSICAL_NOTATION:UnicodeBlock;COUNTING_ROD_NUMERALS:UnicodeBlock;MAHJONG_TILES:UnicodeBlock;DOMINO_TILES:UnicodeBlock;PLAYING_CARDS:UnicodeBlock;ENCLOSED_ALPHANUMERIC_SUPPLEMENT:UnicodeBlock;ENCLOSED_IDEOGRAPHIC_SUPPLEMENT:UnicodeBlock;MISCELLANEOUS_SYMBOLS_AND_PICTOGRAPHS:UnicodeBlock;EMOTICONS:UnicodeBlock;TRANSPORT_AND_MAP_SYMBOLS:UnicodeBlock;ALCHEMICAL_SYMBOLS:UnicodeBlock;CJK_UNIFIED_IDEOGRAPHS_EXTENSION_C:UnicodeBlock;CJK_UNIFIED_IDEOGRAPHS_EXTENSION_D:UnicodeBlock;ARABIC_EXTENDED_A:UnicodeBlock;SUNDANESE_SUPPLEMENT:UnicodeBlock;MEETEI_MAYEK_EXTENSIONS:UnicodeBlock;MEROITIC_HIEROGLYPHS:UnicodeBlock;MEROITIC_CURSIVE:UnicodeBlock;SORA_SOMPENG:UnicodeBlock;CHAKMA:UnicodeBlock;SHARADA:UnicodeBlock;TAKRI:UnicodeBlock;MIAO:UnicodeBlock;ARABIC_MATHEMATICAL_ALPHABETIC_SYMBOLS:UnicodeBlock;COMBINING_DIACRITICAL_MARKS_EXTENDED:UnicodeBlock;MYANMAR_EXTENDED_B:UnicodeBlock;LATIN_EXTENDED_E:UnicodeBlock;COPTIC_EPACT_NUMBERS:UnicodeBlock;OLD_PERMIC:UnicodeBlock;ELBASAN:UnicodeBlock;CAUCASIAN_ALBANIAN:UnicodeBlock;LINEAR_A:UnicodeBlock;PALMYRENE:UnicodeBlock;NABATAEAN:UnicodeBlock;OLD_NORTH_ARABIAN:UnicodeBlock;MANICHAEAN:UnicodeBlock;PSALTER_PAHLAVI:UnicodeBlock;MAHAJANI:UnicodeBlock;SINHALA_ARCHAIC_NUMBERS:UnicodeBlock;KHOJKI:UnicodeBlock;KHUDAWADI:UnicodeBlock;GRANTHA:UnicodeBlock;TIRHUTA:UnicodeBlock;SIDDHAM:UnicodeBlock;MODI:UnicodeBlock;WARANG_CITI:UnicodeBlock;PAU_CIN_HAU:UnicodeBlock;MRO:UnicodeBlock;BASSA_VAH:UnicodeBlock;PAHAWH_HMONG:UnicodeBlock;DUPLOYAN:UnicodeBlock;SHORTHAND_FORMAT_CONTROLS:UnicodeBlock;MENDE_KIKAKUI:UnicodeBlock;ORNAMENTAL_DINGBATS:UnicodeBlock;GEOMETRIC_SHAPES_EXTENDED:UnicodeBlock;SUPPLEMENTAL_ARROWS_C:UnicodeBlock;CHEROKEE_SUPPLEMENT:UnicodeBlock;HATRAN:UnicodeBlock;OLD_HUNGARIAN:UnicodeBlock;MULTANI:UnicodeBlock;AHOM:UnicodeBlock;EARLY_DYNASTIC_CUNEIFORM:UnicodeBlock;ANATOLIAN_HIEROGLYPHS:UnicodeBlock;SUTTON_SIGNWRITING:UnicodeBlock;SUPPLEMENTAL_SYMBOLS_AND_PICTOGRAPHS:UnicodeBlock;CJK_UNIFIED_IDEOGRAPHS_EXTENSION_E:UnicodeBlock;SYRIAC_SUPPLEMENT:UnicodeBlock;CYRILLIC_EXTENDED_C:UnicodeBlock;OSAGE:UnicodeBlock;NEWA:UnicodeBlock;MONGOLIAN_SUPPLEMENT:UnicodeBlock;MARCHEN:UnicodeBlock;IDEOGRAPHIC_SYMBOLS_AND_PUNCTUATION:UnicodeBlock;TANGUT:UnicodeBlock;TANGUT_COMPONENTS:UnicodeBlock;KANA_EXTENDED_A:UnicodeBlock;GLAGOLITIC_SUPPLEMENT:UnicodeBlock;ADLAM:UnicodeBlock;MASARAM_GONDI:UnicodeBlock;ZANABAZAR_SQUARE:UnicodeBlock;NUSHU:UnicodeBlock;SOYOMBO:UnicodeBlock;BHAIKSUKI:UnicodeBlock;CJK_UNIFIED_IDEOGRAPHS_EXTENSION_F:UnicodeBlock;GEORGIAN_EXTENDED:UnicodeBlock;HANIFI_ROHINGYA:UnicodeBlock;OLD_SOGDIAN:UnicodeBlock;SOGDIAN:UnicodeBlock;DOGRA:UnicodeBlock;GUNJALA_GONDI:UnicodeBlock;MAKASAR:UnicodeBlock;MEDEFAIDRIN:UnicodeBlock;MAYAN_NUMERALS:UnicodeBlock;INDIC_SIYAQ_NUMBERS:UnicodeBlock;CHESS_SYMBOLS:UnicodeBlock;ELYMAIC:UnicodeBlock;NANDINAGARI:UnicodeBlock;TAMIL_SUPPLEMENT:UnicodeBlock;EGYPTIAN_HIEROGLYPH_FORMAT_CONTROLS:UnicodeBlock;SMALL_KANA_EXTENSION:UnicodeBlock;NYIAKENG_PUACHUE_HMONG:UnicodeBlock;WANCHO:UnicodeBlock;OTTOMAN_SIYAQ_NUMBERS:UnicodeBlock;SYMBOLS_AND_PICTOGRAPHS_EXTENDED_A:UnicodeBlock;YEZIDI:UnicodeBlock;CHORASMIAN:UnicodeBlock;DIVES_AKURU:UnicodeBlock;LISU_SUPPLEMENT:UnicodeBlock;KHITAN_SMALL_SCRIPT:UnicodeBlock;TANGUT_SUPPLEMENT:UnicodeBlock;SYMBOLS_FOR_LEGACY_COMPUTING:UnicodeBlock;CJK_UNIFIED_IDEOGRAPHS_EXTENSION_G:UnicodeBlock;ARABIC_EXTENDED_B:UnicodeBlock;VITHKUQI:UnicodeBlock;LATIN_EXTENDED_F:UnicodeBlock;OLD_UYGHUR:UnicodeBlock;UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS_EXTENDED_A:UnicodeBlock;CYPRO_MINOAN:UnicodeBlock;TANGSA:UnicodeBlock;KANA_EXTENDED_B:UnicodeBlock;ZNAMENNY_MUSICAL_NOTATION:UnicodeBlock;LATIN_EXTENDED_G:UnicodeBlock;TOTO:UnicodeBlock;ETHIOPIC_EXTENDED_B:UnicodeBlock;ARABIC_EXTENDED_C:UnicodeBlock;DEVANAGARI_EXTENDED_A:UnicodeBlock;KAWI:UnicodeBlock;KAKTOVIK_NUMERALS:UnicodeBlock;CYRILLIC_EXTENDED_D:UnicodeBlock;NAG_MUNDARI:UnicodeBlock;CJK_UNIFIED_IDEOGRAPHS_EXTENSION_H:UnicodeBlock;CJK_UNIFIED_IDEOGRAPHS_EXTENSION_I:UnicodeBlock;TODHRI:UnicodeBlock;GARAY:UnicodeBlock;TULU_TIGALARI:UnicodeBlock;MYANMAR_EXTENDED_C:UnicodeBlock;SUNUWAR:UnicodeBlock;EGYPTIAN_HIEROGLYPHS_EXTENDED_A:UnicodeBlock;GURUNG_KHEMA:UnicodeBlock;KIRAT_RAI:UnicodeBlock;SYMBOLS_FOR_LEGACY_COMPUTING_SUPPLEMENT:UnicodeBlock;OL_ONAL:UnicodeBlock;forName()UnicodeBlock;of()UnicodeBlock
c java.lang.Character.UnicodeScript|Enum<UnicodeScript>
COMMON:UnicodeScript;LATIN:UnicodeScript;GREEK:UnicodeScript;CYRILLIC:UnicodeScript;ARMENIAN:UnicodeScript;HEBREW:UnicodeScript;ARABIC:UnicodeScript;SYRIAC:UnicodeScript;THAANA:UnicodeScript;DEVANAGARI:UnicodeScript;BENGALI:UnicodeScript;GURMUKHI:UnicodeScript;GUJARATI:UnicodeScript;ORIYA:UnicodeScript;TAMIL:UnicodeScript;TELUGU:UnicodeScript;KANNADA:UnicodeScript;MALAYALAM:UnicodeScript;SINHALA:UnicodeScript;THAI:UnicodeScript;LAO:UnicodeScript;TIBETAN:UnicodeScript;MYANMAR:UnicodeScript;GEORGIAN:UnicodeScript;HANGUL:UnicodeScript;ETHIOPIC:UnicodeScript;CHEROKEE:UnicodeScript;CANADIAN_ABORIGINAL:UnicodeScript;OGHAM:UnicodeScript;RUNIC:UnicodeScript;KHMER:UnicodeScript;MONGOLIAN:UnicodeScript;HIRAGANA:UnicodeScript;KATAKANA:UnicodeScript;BOPOMOFO:UnicodeScript;HAN:UnicodeScript;YI:UnicodeScript;OLD_ITALIC:UnicodeScript;GOTHIC:UnicodeScript;DESERET:UnicodeScript;INHERITED:UnicodeScript;TAGALOG:UnicodeScript;HANUNOO:UnicodeScript;BUHID:UnicodeScript;TAGBANWA:UnicodeScript;LIMBU:UnicodeScript;TAI_LE:UnicodeScript;LINEAR_B:UnicodeScript;UGARITIC:UnicodeScript;SHAVIAN:UnicodeScript;OSMANYA:UnicodeScript;CYPRIOT:UnicodeScript;BRAILLE:UnicodeScript;BUGINESE:UnicodeScript;COPTIC:UnicodeScript;NEW_TAI_LUE:UnicodeScript;GLAGOLITIC:UnicodeScript;TIFINAGH:UnicodeScript;SYLOTI_NAGRI:UnicodeScript;OLD_PERSIAN:UnicodeScript;KHAROSHTHI:UnicodeScript;BALINESE:UnicodeScript;CUNEIFORM:UnicodeScript;PHOENICIAN:UnicodeScript;PHAGS_PA:UnicodeScript;NKO:UnicodeScript;SUNDANESE:UnicodeScript;BATAK:UnicodeScript;LEPCHA:UnicodeScript;OL_CHIKI:UnicodeScript;VAI:UnicodeScript;SAURASHTRA:UnicodeScript;KAYAH_LI:UnicodeScript;REJANG:UnicodeScript;LYCIAN:UnicodeScript;CARIAN:UnicodeScript;LYDIAN:UnicodeScript;CHAM:UnicodeScript;TAI_THAM:UnicodeScript;TAI_VIET:UnicodeScript;AVESTAN:UnicodeScript;EGYPTIAN_HIEROGLYPHS:UnicodeScript;SAMARITAN:UnicodeScript;MANDAIC:UnicodeScript;LISU:UnicodeScript;BAMUM:UnicodeScript;JAVANESE:UnicodeScript;MEETEI_MAYEK:UnicodeScript;IMPERIAL_ARAMAIC:UnicodeScript;OLD_SOUTH_ARABIAN:UnicodeScript;INSCRIPTIONAL_PARTHIAN:UnicodeScript;INSCRIPTIONAL_PAHLAVI:UnicodeScript;OLD_TURKIC:UnicodeScript;BRAHMI:UnicodeScript;KAITHI:UnicodeScript;MEROITIC_HIEROGLYPHS:UnicodeScript;MEROITIC_CURSIVE:UnicodeScript;SORA_SOMPENG:UnicodeScript;CHAKMA:UnicodeScript;SHARADA:UnicodeScript;TAKRI:UnicodeScript;MIAO:UnicodeScript;CAUCASIAN_ALBANIAN:UnicodeScript;BASSA_VAH:UnicodeScript;DUPLOYAN:UnicodeScript;ELBASAN:UnicodeScript;GRANTHA:UnicodeScript;PAHAWH_HMONG:UnicodeScript;KHOJKI:UnicodeScript;LINEAR_A:UnicodeScript;MAHAJANI:UnicodeScript;MANICHAEAN:UnicodeScript;MENDE_KIKAKUI:UnicodeScript;MODI:UnicodeScript;MRO:UnicodeScript;OLD_NORTH_ARABIAN:UnicodeScript;NABATAEAN:UnicodeScript;PALMYRENE:UnicodeScript;PAU_CIN_HAU:UnicodeScript;OLD_PERMIC:UnicodeScript;PSALTER_PAHLAVI:UnicodeScript;SIDDHAM:UnicodeScript;KHUDAWADI:UnicodeScript;TIRHUTA:UnicodeScript;WARANG_CITI:UnicodeScript;AHOM:UnicodeScript;ANATOLIAN_HIEROGLYPHS:UnicodeScript;HATRAN:UnicodeScript;MULTANI:UnicodeScript;OLD_HUNGARIAN:UnicodeScript;SIGNWRITING:UnicodeScript;ADLAM:UnicodeScript;BHAIKSUKI:UnicodeScript;MARCHEN:UnicodeScript;NEWA:UnicodeScript;OSAGE:UnicodeScript;TANGUT:UnicodeScript;MASARAM_GONDI:UnicodeScript;NUSHU:UnicodeScript;SOYOMBO:UnicodeScript;ZANABAZAR_SQUARE:UnicodeScript;HANIFI_ROHINGYA:UnicodeScript;OLD_SOGDIAN:UnicodeScript;SOGDIAN:UnicodeScript;DOGRA:UnicodeScript;GUNJALA_GONDI:UnicodeScript;MAKASAR:UnicodeScript;MEDEFAIDRIN:UnicodeScript;ELYMAIC:UnicodeScript;NANDINAGARI:UnicodeScript;NYIAKENG_PUACHUE_HMONG:UnicodeScript;WANCHO:UnicodeScript;YEZIDI:UnicodeScript;CHORASMIAN:UnicodeScript;DIVES_AKURU:UnicodeScript;KHITAN_SMALL_SCRIPT:UnicodeScript;VITHKUQI:UnicodeScript;OLD_UYGHUR:UnicodeScript;CYPRO_MINOAN:UnicodeScript;TANGSA:UnicodeScript;TOTO:UnicodeScript;KAWI:UnicodeScript;NAG_MUNDARI:UnicodeScript;TODHRI:UnicodeScript;GARAY:UnicodeScript;TULU_TIGALARI:UnicodeScript;SUNUWAR:UnicodeScript;GURUNG_KHEMA:UnicodeScript;KIRAT_RAI:UnicodeScript;OL_ONAL:UnicodeScript;UNKNOWN:UnicodeScript;forName()UnicodeScript;of()UnicodeScript;valueOf()UnicodeScript;values()UnicodeScript[]
c java.lang.Character|Serializable|Comparable<Character>|java.lang.constant.Constable
MIN_RADIX:int;MAX_RADIX:int;MIN_VALUE:char;MAX_VALUE:char;TYPE:Class<Character>;UNASSIGNED:byte;UPPERCASE_LETTER:byte;LOWERCASE_LETTER:byte;TITLECASE_LETTER:byte;MODIFIER_LETTER:byte;OTHER_LETTER:byte;NON_SPACING_MARK:byte;ENCLOSING_MARK:byte;COMBINING_SPACING_MARK:byte;DECIMAL_DIGIT_NUMBER:byte;LETTER_NUMBER:byte;OTHER_NUMBER:byte;SPACE_SEPARATOR:byte;LINE_SEPARATOR:byte;PARAGRAPH_SEPARATOR:byte;CONTROL:byte;FORMAT:byte;PRIVATE_USE:byte;SURROGATE:byte;DASH_PUNCTUATION:byte;START_PUNCTUATION:byte;END_PUNCTUATION:byte;CONNECTOR_PUNCTUATION:byte;OTHER_PUNCTUATION:byte;MATH_SYMBOL:byte;CURRENCY_SYMBOL:byte;MODIFIER_SYMBOL:byte;OTHER_SYMBOL:byte;INITIAL_QUOTE_PUNCTUATION:byte;FINAL_QUOTE_PUNCTUATION:byte;DIRECTIONALITY_UNDEFINED:byte;DIRECTIONALITY_LEFT_TO_RIGHT:byte;DIRECTIONALITY_RIGHT_TO_LEFT:byte;DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC:byte;DIRECTIONALITY_EUROPEAN_NUMBER:byte;DIRECTIONALITY_EUROPEAN_NUMBER_SEPARATOR:byte;DIRECTIONALITY_EUROPEAN_NUMBER_TERMINATOR:byte;DIRECTIONALITY_ARABIC_NUMBER:byte;DIRECTIONALITY_COMMON_NUMBER_SEPARATOR:byte;DIRECTIONALITY_NONSPACING_MARK:byte;DIRECTIONALITY_BOUNDARY_NEUTRAL:byte;DIRECTIONALITY_PARAGRAPH_SEPARATOR:byte;DIRECTIONALITY_SEGMENT_SEPARATOR:byte;DIRECTIONALITY_WHITESPACE:byte;DIRECTIONALITY_OTHER_NEUTRALS:byte;DIRECTIONALITY_LEFT_TO_RIGHT_EMBEDDING:byte;DIRECTIONALITY_LEFT_TO_RIGHT_OVERRIDE:byte;DIRECTIONALITY_RIGHT_TO_LEFT_EMBEDDING:byte;DIRECTIONALITY_RIGHT_TO_LEFT_OVERRIDE:byte;DIRECTIONALITY_POP_DIRECTIONAL_FORMAT:byte;DIRECTIONALITY_LEFT_TO_RIGHT_ISOLATE:byte;DIRECTIONALITY_RIGHT_TO_LEFT_ISOLATE:byte;DIRECTIONALITY_FIRST_STRONG_ISOLATE:byte;DIRECTIONALITY_POP_DIRECTIONAL_ISOLATE:byte;MIN_HIGH_SURROGATE:char;MAX_HIGH_SURROGATE:char;MIN_LOW_SURROGATE:char;MAX_LOW_SURROGATE:char;MIN_SURROGATE:char;MAX_SURROGATE:char;MIN_SUPPLEMENTARY_CODE_POINT:int;MIN_CODE_POINT:int;MAX_CODE_POINT:int;SIZE:int;BYTES:int;charCount()int;charValue()char;codePointAt()int;codePointBefore()int;codePointCount()int;codePointOf()int;compare()int;describeConstable()Optional<java.lang.constant.DynamicConstantDesc<Character>>;digit()int;forDigit()char;getDirectionality()byte;getName()String;getNumericValue()int;getType()int;hashCode()int;highSurrogate()char;isAlphabetic()boolean;isBmpCodePoint()boolean;isDefined()boolean;isDigit()boolean;isEmoji()boolean;isEmojiComponent()boolean;isEmojiModifier()boolean;isEmojiModifierBase()boolean;isEmojiPresentation()boolean;isExtendedPictographic()boolean;isHighSurrogate()boolean;isISOControl()boolean;isIdentifierIgnorable()boolean;isIdeographic()boolean;isJavaIdentifierPart()boolean;isJavaIdentifierStart()boolean;isLetter()boolean;isLetterOrDigit()boolean;isLowSurrogate()boolean;isLowerCase()boolean;isMirrored()boolean;isSpaceChar()boolean;isSupplementaryCodePoint()boolean;isSurrogate()boolean;isSurrogatePair()boolean;isTitleCase()boolean;isUnicodeIdentifierPart()boolean;isUnicodeIdentifierStart()boolean;isUpperCase()boolean;isValidCodePoint()boolean;isWhitespace()boolean;lowSurrogate()char;offsetByCodePoints()int;reverseBytes()char;toChars=(int)char[];toChars=(int,char[],int)int;toCodePoint()int;toLowerCase=(char)char;toLowerCase=(int)int;toString()String;toTitleCase=(char)char;toTitleCase=(int)int;toUpperCase=(char)char;toUpperCase=(int)int;valueOf()Character
c java.lang.Class<T>|Serializable|GenericDeclaration|java.lang.reflect.Type|AnnotatedElement|OfField<Class<?>>|java.lang.constant.Constable
accessFlags()Set<AccessFlag>;arrayType()Class<?>;<U>asSubclass=(Class<U>)Class<+U>;cast()T;componentType()Class<?>;describeConstable()Optional<java.lang.constant.ClassDesc>;desiredAssertionStatus()boolean;forName()Class<?>;forPrimitiveName()Class<?>;getAnnotatedInterfaces()AnnotatedType[];getAnnotatedSuperclass()AnnotatedType;getCanonicalName()String;getClassLoader()ClassLoader;getClasses()Class<?>[];getComponentType()Class<?>;getConstructor()Constructor<T>;getConstructors()Constructor<?>[];getDeclaredClasses()Class<?>[];getDeclaredConstructor()Constructor<T>;getDeclaredConstructors()Constructor<?>[];getDeclaredField()java.lang.reflect.Field;getDeclaredFields()java.lang.reflect.Field[];getDeclaredMethod()Method;getDeclaredMethods()Method[];getDeclaringClass()Class<?>;getEnclosingClass()Class<?>;getEnclosingConstructor()Constructor<?>;getEnclosingMethod()Method;getEnumConstants()T[];getField()java.lang.reflect.Field;getFields()java.lang.reflect.Field[];getGenericInterfaces()java.lang.reflect.Type[];getGenericSuperclass()java.lang.reflect.Type;getInterfaces()Class<?>[];getMethod()Method;getMethods()Method[];getModifiers()int;getModule()Module;getName()String;getNestHost()Class<?>;getNestMembers()Class<?>[];getPackage()Package;getPackageName()String;getPermittedSubclasses()Class<?>[];getProtectionDomain()ProtectionDomain;getRecordComponents()RecordComponent[];getResource()URL;getResourceAsStream()InputStream;getSigners()Object[];getSimpleName()String;getSuperclass()Class<-T>;isAnnotation()boolean;isAnonymousClass()boolean;isAssignableFrom()boolean;isEnum()boolean;isHidden()boolean;isInstance()boolean;isInterface()boolean;isLocalClass()boolean;isMemberClass()boolean;isNestmateOf()boolean;isRecord()boolean;isSealed()boolean;isSynthetic()boolean;toGenericString()String
c java.lang.ClassCastException|RuntimeException

c java.lang.ClassCircularityError|LinkageError

c java.lang.ClassFormatError|LinkageError

c java.lang.ClassLoader
clearAssertionStatus()void;defineClass()Class<?>;findClass()Class<?>;findLibrary()String;findLoadedClass()Class<?>;findResource()URL;findResources()Enumeration<URL>;findSystemClass()Class<?>;getClassLoadingLock()Object;getDefinedPackage()Package;getDefinedPackages()Package[];getName()String;getPackages()Package[];getParent()ClassLoader;getPlatformClassLoader()ClassLoader;getResource()URL;getResourceAsStream()InputStream;getResources()Enumeration<URL>;getSystemClassLoader()ClassLoader;getSystemResource()URL;getSystemResourceAsStream()InputStream;getSystemResources()Enumeration<URL>;getUnnamedModule()Module;isRegisteredAsParallelCapable()boolean;loadClass()Class<?>;registerAsParallelCapable()boolean;resolveClass()void;resources()Stream<URL>;setClassAssertionStatus()void;setDefaultAssertionStatus()void;setPackageAssertionStatus()void;setSigners()void
c java.lang.ClassNotFoundException|ReflectiveOperationException
getException()Throwable
c java.lang.ClassValue<T>
computeValue()T;get()T;remove()void
c java.lang.CloneNotSupportedException|Exception

i java.lang.Cloneable

i java.lang.Comparable<T>
compareTo!(T)int
i java.lang.Deprecated|java.lang.annotation.Annotation
forRemoval!()boolean;since!()String
c java.lang.Double|Number|Comparable<Double>|java.lang.constant.Constable|java.lang.constant.ConstantDesc
POSITIVE_INFINITY:double;NEGATIVE_INFINITY:double;NaN:double;MAX_VALUE:double;MIN_NORMAL:double;MIN_VALUE:double;SIZE:int;PRECISION:int;MAX_EXPONENT:int;MIN_EXPONENT:int;BYTES:int;TYPE:Class<Double>;compare()int;describeConstable()Optional<Double>;doubleToLongBits()long;doubleToRawLongBits()long;hashCode()int;isFinite()boolean;isInfinite()boolean;isNaN()boolean;longBitsToDouble()double;max()double;min()double;parseDouble()double;resolveConstantDesc()Double;sum()double;toHexString()String;toString()String;valueOf()Double
c java.lang.Enum.EnumDesc<E:Enum<E>>|java.lang.constant.DynamicConstantDesc<E>
<E:Enum<E>>of=(java.lang.constant.ClassDesc,String)EnumDesc<E>;resolveConstantDesc()E
c java.lang.Enum<E:Enum<E>>|java.lang.constant.Constable|Comparable<E>|Serializable
describeConstable()Optional<EnumDesc<E>>;getDeclaringClass()Class<E>;name()String;ordinal()int;<T:Enum<T>>valueOf=(Class<T>,String)T
c java.lang.EnumConstantNotPresentException|RuntimeException
constantName()String;enumType()Class<+Enum>
c java.lang.Error|Throwable

c java.lang.Exception|Throwable

c java.lang.ExceptionInInitializerError|LinkageError
getException()Throwable
c java.lang.Float|Number|Comparable<Float>|java.lang.constant.Constable|java.lang.constant.ConstantDesc
POSITIVE_INFINITY:float;NEGATIVE_INFINITY:float;NaN:float;MAX_VALUE:float;MIN_NORMAL:float;MIN_VALUE:float;SIZE:int;PRECISION:int;MAX_EXPONENT:int;MIN_EXPONENT:int;BYTES:int;TYPE:Class<Float>;compare()int;describeConstable()Optional<Float>;float16ToFloat()float;floatToFloat16()short;floatToIntBits()int;floatToRawIntBits()int;hashCode()int;intBitsToFloat()float;isFinite()boolean;isInfinite()boolean;isNaN()boolean;max()float;min()float;parseFloat()float;resolveConstantDesc()Float;sum()float;toHexString()String;toString()String;valueOf()Float
i java.lang.FunctionalInterface|java.lang.annotation.Annotation

c java.lang.IO
print()void;println()void;readln()String
c java.lang.IllegalAccessError|IncompatibleClassChangeError

c java.lang.IllegalAccessException|ReflectiveOperationException

c java.lang.IllegalArgumentException|RuntimeException

c java.lang.IllegalCallerException|RuntimeException

c java.lang.IllegalMonitorStateException|RuntimeException

c java.lang.IllegalStateException|RuntimeException

c java.lang.IllegalThreadStateException|IllegalArgumentException

c java.lang.IncompatibleClassChangeError|LinkageError

c java.lang.IndexOutOfBoundsException|RuntimeException

c java.lang.InheritableThreadLocal<T>|ThreadLocal<T>
childValue()T
c java.lang.InstantiationError|IncompatibleClassChangeError

c java.lang.InstantiationException|ReflectiveOperationException

c java.lang.Integer|Number|Comparable<Integer>|java.lang.constant.Constable|java.lang.constant.ConstantDesc
MIN_VALUE:int;MAX_VALUE:int;TYPE:Class<Integer>;SIZE:int;BYTES:int;bitCount()int;compare()int;compareUnsigned()int;compress()int;decode()Integer;describeConstable()Optional<Integer>;divideUnsigned()int;expand()int;getInteger()Integer;hashCode()int;highestOneBit()int;lowestOneBit()int;max()int;min()int;numberOfLeadingZeros()int;numberOfTrailingZeros()int;parseInt()int;parseUnsignedInt()int;remainderUnsigned()int;resolveConstantDesc()Integer;reverse()int;reverseBytes()int;rotateLeft()int;rotateRight()int;signum()int;sum()int;toBinaryString()String;toHexString()String;toOctalString()String;toString()String;toUnsignedLong()long;toUnsignedString()String;valueOf()Integer
c java.lang.InternalError|VirtualMachineError

c java.lang.InterruptedException|Exception

i java.lang.Iterable<T>
forEach=(Consumer<-T>)void;iterator!()Iterator<T>;spliterator()Spliterator<T>
c java.lang.LayerInstantiationException|RuntimeException

c java.lang.LinkageError|Error

c java.lang.Long|Number|Comparable<Long>|java.lang.constant.Constable|java.lang.constant.ConstantDesc
MIN_VALUE:long;MAX_VALUE:long;TYPE:Class<Long>;SIZE:int;BYTES:int;bitCount()int;compare()int;compareUnsigned()int;compress()long;decode()Long;describeConstable()Optional<Long>;divideUnsigned()long;expand()long;getLong()Long;hashCode()int;highestOneBit()long;lowestOneBit()long;max()long;min()long;numberOfLeadingZeros()int;numberOfTrailingZeros()int;parseLong()long;parseUnsignedLong()long;remainderUnsigned()long;resolveConstantDesc()Long;reverse()long;reverseBytes()long;rotateLeft()long;rotateRight()long;signum()int;sum()long;toBinaryString()String;toHexString()String;toOctalString()String;toString()String;toUnsignedString()String;valueOf()Long
c java.lang.MatchException|RuntimeException

c java.lang.Math
E:double;PI:double;TAU:double;IEEEremainder()double;abs=(double)double;abs=(float)float;abs=(int)int;abs=(long)long;absExact=(int)int;absExact=(long)long;acos()double;addExact=(int,int)int;addExact=(long,long)long;asin()double;atan()double;atan2()double;cbrt()double;ceil()double;ceilDiv=(int,int)int;ceilDiv=(long,int)long;ceilDiv=(long,long)long;ceilDivExact=(int,int)int;ceilDivExact=(long,long)long;ceilMod=(int,int)int;ceilMod=(long,int)int;ceilMod=(long,long)long;clamp=(double,double,double)double;clamp=(float,float,float)float;clamp=(long,int,int)int;clamp=(long,long,long)long;copySign=(double,double)double;copySign=(float,float)float;cos()double;cosh()double;decrementExact=(int)int;decrementExact=(long)long;divideExact=(int,int)int;divideExact=(long,long)long;exp()double;expm1()double;floor()double;floorDiv=(int,int)int;floorDiv=(long,int)long;floorDiv=(long,long)long;floorDivExact=(int,int)int;floorDivExact=(long,long)long;floorMod=(int,int)int;floorMod=(long,int)int;floorMod=(long,long)long;fma=(double,double,double)double;fma=(float,float,float)float;getExponent()int;hypot()double;incrementExact=(int)int;incrementExact=(long)long;log()double;log10()double;log1p()double;max=(double,double)double;max=(float,float)float;max=(int,int)int;max=(long,long)long;min=(double,double)double;min=(float,float)float;min=(int,int)int;min=(long,long)long;multiplyExact=(int,int)int;multiplyExact=(long,int)long;multiplyExact=(long,long)long;multiplyFull()long;multiplyHigh()long;negateExact=(int)int;negateExact=(long)long;nextAfter=(double,double)double;nextAfter=(float,double)float;nextDown=(double)double;nextDown=(float)float;nextUp=(double)double;nextUp=(float)float;pow()double;powExact=(int,int)int;powExact=(long,int)long;random()double;rint()double;round=(float)int;round=(double)long;scalb=(double,int)double;scalb=(float,int)float;signum=(double)double;signum=(float)float;sin()double;sinh()double;sqrt()double;subtractExact=(int,int)int;subtractExact=(long,long)long;tan()double;tanh()double;toDegrees()double;toIntExact()int;toRadians()double;ulp=(double)double;ulp=(float)float;unsignedMultiplyExact=(int,int)int;unsignedMultiplyExact=(long,int)long;unsignedMultiplyExact=(long,long)long;unsignedMultiplyHigh()long;unsignedPowExact=(int,int)int;unsignedPowExact=(long,int)long
c java.lang.Module|AnnotatedElement
addExports()Module;addOpens()Module;addReads()Module;addUses()Module;canRead()boolean;canUse()boolean;getClassLoader()ClassLoader;getDescriptor()java.lang.module.ModuleDescriptor;getLayer()ModuleLayer;getName()String;getPackages()Set<String>;getResourceAsStream()InputStream;isExported()boolean;isNamed()boolean;isNativeAccessEnabled()boolean;isOpen()boolean
c java.lang.ModuleLayer.Controller
addExports()Controller;addOpens()Controller;addReads()Controller;enableNativeAccess()Controller;layer()ModuleLayer
c java.lang.ModuleLayer
boot()ModuleLayer;configuration()java.lang.module.Configuration;defineModules=(java.lang.module.Configuration,Function<String,ClassLoader>)ModuleLayer;defineModules=(java.lang.module.Configuration,List<ModuleLayer>,Function<String,ClassLoader>)Controller;defineModulesWithManyLoaders=(java.lang.module.Configuration,ClassLoader)ModuleLayer;defineModulesWithManyLoaders=(java.lang.module.Configuration,List<ModuleLayer>,ClassLoader)Controller;defineModulesWithOneLoader=(java.lang.module.Configuration,ClassLoader)ModuleLayer;defineModulesWithOneLoader=(java.lang.module.Configuration,List<ModuleLayer>,ClassLoader)Controller;empty()ModuleLayer;findLoader()ClassLoader;findModule()Optional<Module>;modules()Set<Module>;parents()List<ModuleLayer>
c java.lang.NegativeArraySizeException|RuntimeException

c java.lang.NoClassDefFoundError|LinkageError

c java.lang.NoSuchFieldError|IncompatibleClassChangeError

c java.lang.NoSuchFieldException|ReflectiveOperationException

c java.lang.NoSuchMethodError|IncompatibleClassChangeError

c java.lang.NoSuchMethodException|ReflectiveOperationException

c java.lang.NullPointerException|RuntimeException

c java.lang.Number|Serializable
byteValue()byte;doubleValue()double;floatValue()float;intValue()int;longValue()long;shortValue()short
c java.lang.NumberFormatException|IllegalArgumentException

c java.lang.Object
clone()Object;equals()boolean;getClass()Class<?>;hashCode()int;notify()void;notifyAll()void;toString()String;wait()void
c java.lang.OutOfMemoryError|VirtualMachineError

i java.lang.Override|java.lang.annotation.Annotation

c java.lang.Package|AnnotatedElement
getImplementationTitle()String;getImplementationVendor()String;getImplementationVersion()String;getName()String;getPackages()Package[];getSpecificationTitle()String;getSpecificationVendor()String;getSpecificationVersion()String;isCompatibleWith()boolean;isSealed()boolean
c java.lang.Process
children()Stream<ProcessHandle>;descendants()Stream<ProcessHandle>;destroy()void;destroyForcibly()Process;errorReader()BufferedReader;exitValue()int;getErrorStream()InputStream;getInputStream()InputStream;getOutputStream()OutputStream;info()Info;inputReader()BufferedReader;isAlive()boolean;onExit()CompletableFuture<Process>;outputWriter()BufferedWriter;pid()long;supportsNormalTermination()boolean;toHandle()ProcessHandle;waitFor=()int;waitFor=(Duration)boolean;waitFor=(long,TimeUnit)boolean
c java.lang.ProcessBuilder.Redirect.Type|Enum<java.lang.ProcessBuilder.Redirect.Type>
PIPE:java.lang.ProcessBuilder.Redirect.Type;INHERIT:java.lang.ProcessBuilder.Redirect.Type;READ:java.lang.ProcessBuilder.Redirect.Type;WRITE:java.lang.ProcessBuilder.Redirect.Type;APPEND:java.lang.ProcessBuilder.Redirect.Type;valueOf()java.lang.ProcessBuilder.Redirect.Type;values()java.lang.ProcessBuilder.Redirect.Type[]
c java.lang.ProcessBuilder.Redirect
PIPE:java.lang.ProcessBuilder.Redirect;INHERIT:java.lang.ProcessBuilder.Redirect;DISCARD:java.lang.ProcessBuilder.Redirect;appendTo()java.lang.ProcessBuilder.Redirect;file()File;from()java.lang.ProcessBuilder.Redirect;to()java.lang.ProcessBuilder.Redirect;type()java.lang.ProcessBuilder.Redirect.Type
c java.lang.ProcessBuilder
command=(String...)ProcessBuilder;command=(List<String>)ProcessBuilder;command=()List<String>;directory=()File;directory=(File)ProcessBuilder;environment()Map<String,String>;inheritIO()ProcessBuilder;redirectError=(File)ProcessBuilder;redirectError=(java.lang.ProcessBuilder.Redirect)ProcessBuilder;redirectError=()java.lang.ProcessBuilder.Redirect;redirectErrorStream=()boolean;redirectErrorStream=(boolean)ProcessBuilder;redirectInput=(File)ProcessBuilder;redirectInput=(java.lang.ProcessBuilder.Redirect)ProcessBuilder;redirectInput=()java.lang.ProcessBuilder.Redirect;redirectOutput=(File)ProcessBuilder;redirectOutput=(java.lang.ProcessBuilder.Redirect)ProcessBuilder;redirectOutput=()java.lang.ProcessBuilder.Redirect;start()Process;startPipeline()List<Process>
i java.lang.ProcessHandle.Info
arguments!()Optional<String[]>;command!()Optional<String>;commandLine!()Optional<String>;startInstant!()Optional<Instant>;totalCpuDuration!()Optional<Duration>;user!()Optional<String>
i java.lang.ProcessHandle|Comparable<ProcessHandle>
allProcesses~()Stream<ProcessHandle>;children!()Stream<ProcessHandle>;current~()ProcessHandle;descendants!()Stream<ProcessHandle>;destroy!()boolean;destroyForcibly!()boolean;info!()Info;isAlive!()boolean;of~(long)Optional<ProcessHandle>;onExit!()CompletableFuture<ProcessHandle>;parent!()Optional<ProcessHandle>;pid!()long;supportsNormalTermination!()boolean
i java.lang.Readable
read!(CharBuffer)int
c java.lang.Record

c java.lang.ReflectiveOperationException|Exception

i java.lang.Runnable
run!()void
c java.lang.Runtime.Version|Comparable<java.lang.Runtime.Version>
build()Optional<Integer>;compareToIgnoreOptional()int;equalsIgnoreOptional()boolean;feature()int;interim()int;optional()Optional<String>;parse()java.lang.Runtime.Version;patch()int;pre()Optional<String>;update()int;version()List<Integer>
c java.lang.Runtime
addShutdownHook()void;availableProcessors()int;exec()Process;exit()void;freeMemory()long;gc()void;getRuntime()Runtime;halt()void;load()void;loadLibrary()void;maxMemory()long;removeShutdownHook()boolean;totalMemory()long;version()java.lang.Runtime.Version
c java.lang.RuntimeException|Exception

c java.lang.RuntimePermission|BasicPermission

i java.lang.SafeVarargs|java.lang.annotation.Annotation

i java.lang.ScopedValue.CallableOp<T,X:Throwable>
call!()T
c java.lang.ScopedValue.Carrier
<R,X:Throwable>call=(CallableOp<+R,X>)R;<T>get=(ScopedValue<T>)T;run=(Runnable)void;<T>where=(ScopedValue<T>,T)Carrier
c java.lang.ScopedValue<T>
get()T;isBound()boolean;<T>newInstance=()ScopedValue<T>;orElse()T;<X:Throwable>orElseThrow=(Supplier<+X>)T;<T>where=(ScopedValue<T>,T)Carrier
c java.lang.SecurityException|RuntimeException

c java.lang.SecurityManager
checkAccept()void;checkAccess()void;checkConnect()void;checkCreateClassLoader()void;checkDelete()void;checkExec()void;checkExit()void;checkLink()void;checkListen()void;checkMulticast()void;checkPackageAccess()void;checkPackageDefinition()void;checkPermission()void;checkPrintJobAccess()void;checkPropertiesAccess()void;checkPropertyAccess()void;checkRead()void;checkSecurityAccess()void;checkSetFactory()void;checkWrite()void;getClassContext()Class<?>[];getSecurityContext()Object;getThreadGroup()ThreadGroup
c java.lang.Short|Number|Comparable<Short>|java.lang.constant.Constable
MIN_VALUE:short;MAX_VALUE:short;TYPE:Class<Short>;SIZE:int;BYTES:int;compare()int;compareUnsigned()int;decode()Short;describeConstable()Optional<java.lang.constant.DynamicConstantDesc<Short>>;hashCode()int;parseShort()short;reverseBytes()short;toString()String;toUnsignedInt()int;toUnsignedLong()long;valueOf()Short
i java.lang.StableValue<T>
<T,R>function~(Set<+T>,Function<-T,+R>)Function<T,R>;<R>intFunction~(int,IntFunction<+R>)IntFunction<R>;isSet!()boolean;<E>list~(int,IntFunction<+E>)List<E>;<K,V>map~(Set<K>,Function<-K,+V>)Map<K,V>;<T>of~()StableValue<T>;<T>of~(T)StableValue<T>;orElse!(T)T;orElseSet!(Supplier<+T>)T;orElseThrow!()T;setOrThrow!(T)void;<T>supplier~(Supplier<+T>)Supplier<T>;trySet!(T)boolean
c java.lang.StackOverflowError|VirtualMachineError

c java.lang.StackTraceElement|Serializable
getClassLoaderName()String;getClassName()String;getFileName()String;getLineNumber()int;getMethodName()String;getModuleName()String;getModuleVersion()String;isNativeMethod()boolean
c java.lang.StackWalker.Option|Enum<Option>
RETAIN_CLASS_REFERENCE:Option;DROP_METHOD_INFO:Option;SHOW_REFLECT_FRAMES:Option;SHOW_HIDDEN_FRAMES:Option;valueOf()Option;values()Option[]
i java.lang.StackWalker.StackFrame
getByteCodeIndex!()int;getClassName!()String;getDeclaringClass!()Class<?>;getDescriptor()String;getFileName!()String;getLineNumber!()int;getMethodName!()String;getMethodType()MethodType;isNativeMethod!()boolean;toStackTraceElement!()StackTraceElement
c java.lang.StackWalker
forEach=(Consumer<-StackFrame>)void;getCallerClass()Class<?>;getInstance()StackWalker;<T>walk=(Function<-Stream<StackFrame>,+T>)T
c java.lang.StrictMath
E:double;PI:double;TAU:double;IEEEremainder()double;abs=(double)double;abs=(float)float;abs=(int)int;abs=(long)long;absExact=(int)int;absExact=(long)long;acos()double;addExact=(int,int)int;addExact=(long,long)long;asin()double;atan()double;atan2()double;cbrt()double;ceil()double;ceilDiv=(int,int)int;ceilDiv=(long,int)long;ceilDiv=(long,long)long;ceilDivExact=(int,int)int;ceilDivExact=(long,long)long;ceilMod=(int,int)int;ceilMod=(long,int)int;ceilMod=(long,long)long;clamp=(double,double,double)double;clamp=(float,float,float)float;clamp=(long,int,int)int;clamp=(long,long,long)long;copySign=(double,double)double;copySign=(float,float)float;cos()double;cosh()double;decrementExact=(int)int;decrementExact=(long)long;divideExact=(int,int)int;divideExact=(long,long)long;exp()double;expm1()double;floor()double;floorDiv=(int,int)int;floorDiv=(long,int)long;floorDiv=(long,long)long;floorDivExact=(int,int)int;floorDivExact=(long,long)long;floorMod=(int,int)int;floorMod=(long,int)int;floorMod=(long,long)long;fma=(double,double,double)double;fma=(float,float,float)float;getExponent()int;hypot()double;incrementExact=(int)int;incrementExact=(long)long;log()double;log10()double;log1p()double;max=(double,double)double;max=(float,float)float;max=(int,int)int;max=(long,long)long;min=(double,double)double;min=(float,float)float;min=(int,int)int;min=(long,long)long;multiplyExact=(int,int)int;multiplyExact=(long,int)long;multiplyExact=(long,long)long;multiplyFull()long;multiplyHigh()long;negateExact=(int)int;negateExact=(long)long;nextAfter=(double,double)double;nextAfter=(float,double)float;nextDown=(double)double;nextDown=(float)float;nextUp=(double)double;nextUp=(float)float;pow()double;powExact=(int,int)int;powExact=(long,int)long;random()double;rint()double;round=(float)int;round=(double)long;scalb=(double,int)double;scalb=(float,int)float;signum=(double)double;signum=(float)float;sin()double;sinh()double;sqrt()double;subtractExact=(int,int)int;subtractExact=(long,long)long;tan()double;tanh()double;toDegrees()double;toIntExact()int;toRadians()double;ulp=(double)double;ulp=(float)float;unsignedMultiplyExact=(int,int)int;unsignedMultiplyExact=(long,int)long;unsignedMultiplyExact=(long,long)long;unsignedMultiplyHigh()long;unsignedPowExact=(int,int)int;unsignedPowExact=(long,int)long
c java.lang.String|Serializable|Comparable<String>|CharSequence|java.lang.constant.Constable|java.lang.constant.ConstantDesc
CASE_INSENSITIVE_ORDER:Comparator<String>;codePointAt()int;codePointBefore()int;codePointCount()int;compareToIgnoreCase()int;concat()String;contains()boolean;contentEquals()boolean;copyValueOf()String;describeConstable()Optional<String>;endsWith()boolean;equalsIgnoreCase()boolean;format()String;formatted()String;getBytes()byte[];indent()String;indexOf()int;intern()String;isBlank()boolean;join()String;join=(CharSequence,Iterable<+CharSequence>)String;lastIndexOf()int;lines()Stream<String>;matches()boolean;offsetByCodePoints()int;regionMatches()boolean;repeat()String;replace()String;replaceAll()String;replaceFirst()String;resolveConstantDesc()String;split()String[];splitWithDelimiters()String[];startsWith()boolean;strip()String;stripIndent()String;stripLeading()String;stripTrailing()String;substring()String;toCharArray()char[];toLowerCase()String;toUpperCase()String;<R>transform=(Function<-String,+R>)R;translateEscapes()String;trim()String;valueOf()String
c java.lang.StringBuffer|Appendable|Serializable|Comparable<StringBuffer>|CharSequence
append()StringBuffer;appendCodePoint()StringBuffer;capacity()int;codePointAt()int;codePointBefore()int;codePointCount()int;delete()StringBuffer;deleteCharAt()StringBuffer;ensureCapacity()void;indexOf()int;insert()StringBuffer;lastIndexOf()int;offsetByCodePoints()int;repeat()StringBuffer;replace()StringBuffer;reverse()StringBuffer;setCharAt()void;setLength()void;substring()String;trimToSize()void
c java.lang.StringBuilder|Appendable|Serializable|Comparable<StringBuilder>|CharSequence
append()StringBuilder;appendCodePoint()StringBuilder;delete()StringBuilder;deleteCharAt()StringBuilder;indexOf()int;insert()StringBuilder;lastIndexOf()int;repeat()StringBuilder;replace()StringBuilder;reverse()StringBuilder
c java.lang.StringIndexOutOfBoundsException|IndexOutOfBoundsException

i java.lang.SuppressWarnings|java.lang.annotation.Annotation
value!()String[]
c java.lang.System.Logger.Level|Enum<java.lang.System.Logger.Level>
ALL:java.lang.System.Logger.Level;TRACE:java.lang.System.Logger.Level;DEBUG:java.lang.System.Logger.Level;INFO:java.lang.System.Logger.Level;WARNING:java.lang.System.Logger.Level;ERROR:java.lang.System.Logger.Level;OFF:java.lang.System.Logger.Level;getName()String;getSeverity()int;valueOf()java.lang.System.Logger.Level;values()java.lang.System.Logger.Level[]
i java.lang.System.Logger
getName!()String;isLoggable!(java.lang.System.Logger.Level)boolean;log!(java.lang.System.Logger.Level,ResourceBundle,String,Object...)void;log!(java.lang.System.Logger.Level,ResourceBundle,String,Throwable)void;log()void;log=(java.lang.System.Logger.Level,Supplier<String>)void;log=(java.lang.System.Logger.Level,Supplier<String>,Throwable)void
c java.lang.System.LoggerFinder
getLocalizedLogger()java.lang.System.Logger;getLogger()java.lang.System.Logger;getLoggerFinder()LoggerFinder
c java.lang.System
in:InputStream;out:PrintStream;err:PrintStream;arraycopy()void;clearProperty()String;console()Console;currentTimeMillis()long;exit()void;gc()void;getLogger()java.lang.System.Logger;getProperties()Properties;getProperty()String;getenv=(String)String;getenv=()Map<String,String>;identityHashCode()int;inheritedChannel()Channel;lineSeparator()String;load()void;loadLibrary()void;mapLibraryName()String;nanoTime()long;setErr()void;setIn()void;setOut()void;setProperties()void;setProperty()String
i java.lang.Thread.Builder.OfPlatform|java.lang.Thread.Builder
daemon!(boolean)OfPlatform;daemon()OfPlatform;group!(ThreadGroup)OfPlatform;inheritInheritableThreadLocals!(boolean)OfPlatform;name!(String)OfPlatform;name!(String,long)OfPlatform;priority!(int)OfPlatform;stackSize!(long)OfPlatform;uncaughtExceptionHandler!(UncaughtExceptionHandler)OfPlatform
i java.lang.Thread.Builder.OfVirtual|java.lang.Thread.Builder
inheritInheritableThreadLocals!(boolean)OfVirtual;name!(String)OfVirtual;name!(String,long)OfVirtual;uncaughtExceptionHandler!(UncaughtExceptionHandler)OfVirtual
i java.lang.Thread.Builder
factory!()ThreadFactory;inheritInheritableThreadLocals!(boolean)java.lang.Thread.Builder;name!(String)java.lang.Thread.Builder;name!(String,long)java.lang.Thread.Builder;start!(Runnable)Thread;uncaughtExceptionHandler!(UncaughtExceptionHandler)java.lang.Thread.Builder;unstarted!(Runnable)Thread
c java.lang.Thread.State|Enum<java.lang.Thread.State>
NEW:java.lang.Thread.State;RUNNABLE:java.lang.Thread.State;BLOCKED:java.lang.Thread.State;WAITING:java.lang.Thread.State;TIMED_WAITING:java.lang.Thread.State;TERMINATED:java.lang.Thread.State;valueOf()java.lang.Thread.State;values()java.lang.Thread.State[]
i java.lang.Thread.UncaughtExceptionHandler
uncaughtException!(Thread,Throwable)void
c java.lang.Thread|Runnable
MIN_PRIORITY:int;NORM_PRIORITY:int;MAX_PRIORITY:int;activeCount()int;currentThread()Thread;dumpStack()void;enumerate()int;getAllStackTraces()Map<Thread,StackTraceElement[]>;getContextClassLoader()ClassLoader;getDefaultUncaughtExceptionHandler()UncaughtExceptionHandler;getName()String;getPriority()int;getStackTrace()StackTraceElement[];getState()java.lang.Thread.State;getThreadGroup()ThreadGroup;getUncaughtExceptionHandler()UncaughtExceptionHandler;holdsLock()boolean;interrupt()void;interrupted()boolean;isAlive()boolean;isDaemon()boolean;isInterrupted()boolean;isVirtual()boolean;join=(Duration)boolean;join=()void;join=(long)void;join=(long,int)void;ofPlatform()OfPlatform;ofVirtual()OfVirtual;onSpinWait()void;setContextClassLoader()void;setDaemon()void;setDefaultUncaughtExceptionHandler=(UncaughtExceptionHandler)void;setName()void;setPriority()void;setUncaughtExceptionHandler=(UncaughtExceptionHandler)void;sleep()void;start()void;startVirtualThread=(Runnable)Thread;threadId()long;yield()void
c java.lang.ThreadDeath|Error

c java.lang.ThreadGroup|UncaughtExceptionHandler
activeCount()int;activeGroupCount()int;enumerate()int;getMaxPriority()int;getName()String;getParent()ThreadGroup;interrupt()void;list()void;parentOf()boolean;setMaxPriority()void
c java.lang.ThreadLocal<T>
get()T;initialValue()T;remove()void;set()void;<S>withInitial=(Supplier<+S>)ThreadLocal<S>
c java.lang.Throwable|Serializable
addSuppressed()void;fillInStackTrace()Throwable;getCause()Throwable;getLocalizedMessage()String;getMessage()String;getStackTrace()StackTraceElement[];getSuppressed()Throwable[];initCause()Throwable;printStackTrace()void;setStackTrace()void
c java.lang.TypeNotPresentException|RuntimeException
typeName()String
c java.lang.UnknownError|VirtualMachineError

c java.lang.UnsatisfiedLinkError|LinkageError

c java.lang.UnsupportedClassVersionError|ClassFormatError

c java.lang.UnsupportedOperationException|RuntimeException

c java.lang.VerifyError|LinkageError

c java.lang.VirtualMachineError|Error

c java.lang.Void
TYPE:Class<Void>
c java.lang.WrongThreadException|RuntimeException

i java.lang.annotation.Annotation
annotationType!()Class<+java.lang.annotation.Annotation>
c java.lang.annotation.AnnotationFormatError|Error

c java.lang.annotation.AnnotationTypeMismatchException|RuntimeException
element()Method;foundType()String
i java.lang.annotation.Documented|java.lang.annotation.Annotation

c java.lang.annotation.ElementType|Enum<ElementType>
TYPE:ElementType;FIELD:ElementType;METHOD:ElementType;PARAMETER:ElementType;CONSTRUCTOR:ElementType;LOCAL_VARIABLE:ElementType;ANNOTATION_TYPE:ElementType;PACKAGE:ElementType;TYPE_PARAMETER:ElementType;TYPE_USE:ElementType;MODULE:ElementType;RECORD_COMPONENT:ElementType;valueOf()ElementType;values()ElementType[]
c java.lang.annotation.IncompleteAnnotationException|RuntimeException
annotationType()Class<+java.lang.annotation.Annotation>;elementName()String
i java.lang.annotation.Inherited|java.lang.annotation.Annotation

i java.lang.annotation.Native|java.lang.annotation.Annotation

i java.lang.annotation.Repeatable|java.lang.annotation.Annotation
value!()Class<+java.lang.annotation.Annotation>
i java.lang.annotation.Retention|java.lang.annotation.Annotation
value!()RetentionPolicy
c java.lang.annotation.RetentionPolicy|Enum<RetentionPolicy>
SOURCE:RetentionPolicy;CLASS:RetentionPolicy;RUNTIME:RetentionPolicy;valueOf()RetentionPolicy;values()RetentionPolicy[]
i java.lang.annotation.Target|java.lang.annotation.Annotation
value!()ElementType[]
c java.lang.invoke.CallSite
dynamicInvoker()MethodHandle;getTarget()MethodHandle;setTarget()void;type()MethodType
c java.lang.invoke.ConstantBootstraps
arrayVarHandle()VarHandle;<E:Enum<E>>enumConstant=(Lookup,String,Class<E>)E;explicitCast()Object;fieldVarHandle()VarHandle;getStaticFinal()Object;invoke()Object;nullConstant()Object;primitiveClass()Class<?>;staticFieldVarHandle()VarHandle
c java.lang.invoke.ConstantCallSite|CallSite

c java.lang.invoke.LambdaConversionException|Exception

c java.lang.invoke.LambdaMetafactory
FLAG_SERIALIZABLE:int;FLAG_MARKERS:int;FLAG_BRIDGES:int;altMetafactory()CallSite;metafactory()CallSite
c java.lang.invoke.MethodHandle|java.lang.constant.Constable
asCollector()MethodHandle;asFixedArity()MethodHandle;asSpreader()MethodHandle;asType()MethodHandle;asVarargsCollector()MethodHandle;bindTo()MethodHandle;describeConstable()Optional<java.lang.constant.MethodHandleDesc>;invoke()Object;invokeExact()Object;invokeWithArguments()Object;isVarargsCollector()boolean;type()MethodType;withVarargs()MethodHandle
i java.lang.invoke.MethodHandleInfo
REF_getField:int;REF_getStatic:int;REF_putField:int;REF_putStatic:int;REF_invokeVirtual:int;REF_invokeStatic:int;REF_invokeSpecial:int;REF_newInvokeSpecial:int;REF_invokeInterface:int;getDeclaringClass!()Class<?>;getMethodType!()MethodType;getModifiers!()int;getName!()String;getReferenceKind!()int;isVarArgs()boolean;referenceKindToString~(int)String;<T:Member>reflectAs!(Class<T>,Lookup)T;toString~(int,Class<?>,String,MethodType)String
c java.lang.invoke.MethodHandleProxies
<T>asInterfaceInstance=(Class<T>,MethodHandle)T;isWrapperInstance()boolean;wrapperInstanceTarget()MethodHandle;wrapperInstanceType()Class<?>
c java.lang.invoke.MethodHandles.Lookup.ClassOption|Enum<ClassOption>
NESTMATE:ClassOption;STRONG:ClassOption;valueOf()ClassOption;values()ClassOption[]
c java.lang.invoke.MethodHandles.Lookup
PUBLIC:int;PRIVATE:int;PROTECTED:int;PACKAGE:int;MODULE:int;UNCONDITIONAL:int;ORIGINAL:int;<T>accessClass=(Class<T>)Class<T>;bind()MethodHandle;defineClass()Class<?>;defineHiddenClass()Lookup;defineHiddenClassWithClassData()Lookup;dropLookupMode()Lookup;<T>ensureInitialized=(Class<T>)Class<T>;findClass()Class<?>;findConstructor()MethodHandle;findGetter()MethodHandle;findSetter()MethodHandle;findSpecial()MethodHandle;findStatic()MethodHandle;findStaticGetter()MethodHandle;findStaticSetter()MethodHandle;findStaticVarHandle()VarHandle;findVarHandle()VarHandle;findVirtual()MethodHandle;hasFullPrivilegeAccess()boolean;in()Lookup;lookupClass()Class<?>;lookupModes()int;previousLookupClass()Class<?>;revealDirect()MethodHandleInfo;unreflect()MethodHandle;unreflectConstructor()MethodHandle;unreflectGetter()MethodHandle;unreflectSetter()MethodHandle;unreflectSpecial()MethodHandle;unreflectVarHandle()VarHandle
c java.lang.invoke.MethodHandles
arrayConstructor()MethodHandle;arrayElementGetter()MethodHandle;arrayElementSetter()MethodHandle;arrayElementVarHandle()VarHandle;arrayLength()MethodHandle;byteArrayViewVarHandle()VarHandle;byteBufferViewVarHandle()VarHandle;catchException()MethodHandle;<T>classData=(Lookup,String,Class<T>)T;<T>classDataAt=(Lookup,String,Class<T>,int)T;collectArguments()MethodHandle;collectCoordinates()VarHandle;constant()MethodHandle;countedLoop()MethodHandle;doWhileLoop()MethodHandle;dropArguments()MethodHandle;dropArgumentsToMatch()MethodHandle;dropCoordinates()VarHandle;dropReturn()MethodHandle;empty()MethodHandle;exactInvoker()MethodHandle;explicitCastArguments()MethodHandle;filterArguments()MethodHandle;filterCoordinates()VarHandle;filterReturnValue()MethodHandle;filterValue()VarHandle;foldArguments()MethodHandle;guardWithTest()MethodHandle;identity()MethodHandle;insertArguments()MethodHandle;insertCoordinates()VarHandle;invoker()MethodHandle;iteratedLoop()MethodHandle;lookup()Lookup;loop()MethodHandle;permuteArguments()MethodHandle;permuteCoordinates()VarHandle;privateLookupIn()Lookup;publicLookup()Lookup;<T:Member>reflectAs=(Class<T>,MethodHandle)T;spreadInvoker()MethodHandle;tableSwitch()MethodHandle;throwException()MethodHandle;tryFinally()MethodHandle;varHandleExactInvoker()MethodHandle;varHandleInvoker()MethodHandle;whileLoop()MethodHandle;zero()MethodHandle
c java.lang.invoke.MethodType|java.lang.constant.Constable|OfMethod<Class<?>,MethodType>|Serializable
appendParameterTypes()MethodType;changeParameterType()MethodType;changeReturnType()MethodType;describeConstable()Optional<java.lang.constant.MethodTypeDesc>;dropParameterTypes()MethodType;erase()MethodType;fromMethodDescriptorString()MethodType;generic()MethodType;genericMethodType()MethodType;hasPrimitives()boolean;hasWrappers()boolean;insertParameterTypes()MethodType;lastParameterType()Class<?>;methodType()MethodType;parameterArray()Class<?>[];parameterType()Class<?>;returnType()Class<?>;toMethodDescriptorString()String;unwrap()MethodType;wrap()MethodType
c java.lang.invoke.MutableCallSite|CallSite
syncAll()void
c java.lang.invoke.SerializedLambda|Serializable
getCapturedArg()Object;getCapturedArgCount()int;getCapturingClass()String;getFunctionalInterfaceClass()String;getFunctionalInterfaceMethodName()String;getFunctionalInterfaceMethodSignature()String;getImplClass()String;getImplMethodKind()int;getImplMethodName()String;getImplMethodSignature()String;getInstantiatedMethodType()String
c java.lang.invoke.StringConcatException|Exception

c java.lang.invoke.StringConcatFactory
makeConcat()CallSite;makeConcatWithConstants()CallSite
c java.lang.invoke.SwitchPoint
guardWithTest()MethodHandle;hasBeenInvalidated()boolean;invalidateAll()void
i java.lang.invoke.TypeDescriptor.OfField<F:OfField<F>>|TypeDescriptor
arrayType!()F;componentType!()F;isArray!()boolean;isPrimitive!()boolean
i java.lang.invoke.TypeDescriptor.OfMethod<F:OfField<F>,M:OfMethod<F,M>>|TypeDescriptor
changeParameterType!(int,F)M;changeReturnType!(F)M;dropParameterTypes!(int,int)M;insertParameterTypes!(int,F...)M;parameterArray!()F[];parameterCount!()int;parameterList!()List<F>;parameterType!(int)F;returnType!()F
i java.lang.invoke.TypeDescriptor
descriptorString!()String
c java.lang.invoke.VarHandle.AccessMode|Enum<java.lang.invoke.VarHandle.AccessMode>
GET:java.lang.invoke.VarHandle.AccessMode;SET:java.lang.invoke.VarHandle.AccessMode;GET_VOLATILE:java.lang.invoke.VarHandle.AccessMode;SET_VOLATILE:java.lang.invoke.VarHandle.AccessMode;GET_ACQUIRE:java.lang.invoke.VarHandle.AccessMode;SET_RELEASE:java.lang.invoke.VarHandle.AccessMode;GET_OPAQUE:java.lang.invoke.VarHandle.AccessMode;SET_OPAQUE:java.lang.invoke.VarHandle.AccessMode;COMPARE_AND_SET:java.lang.invoke.VarHandle.AccessMode;COMPARE_AND_EXCHANGE:java.lang.invoke.VarHandle.AccessMode;COMPARE_AND_EXCHANGE_ACQUIRE:java.lang.invoke.VarHandle.AccessMode;COMPARE_AND_EXCHANGE_RELEASE:java.lang.invoke.VarHandle.AccessMode;WEAK_COMPARE_AND_SET_PLAIN:java.lang.invoke.VarHandle.AccessMode;WEAK_COMPARE_AND_SET:java.lang.invoke.VarHandle.AccessMode;WEAK_COMPARE_AND_SET_ACQUIRE:java.lang.invoke.VarHandle.AccessMode;WEAK_COMPARE_AND_SET_RELEASE:java.lang.invoke.VarHandle.AccessMode;GET_AND_SET:java.lang.invoke.VarHandle.AccessMode;GET_AND_SET_ACQUIRE:java.lang.invoke.VarHandle.AccessMode;GET_AND_SET_RELEASE:java.lang.invoke.VarHandle.AccessMode;GET_AND_ADD:java.lang.invoke.VarHandle.AccessMode;GET_AND_ADD_ACQUIRE:java.lang.invoke.VarHandle.AccessMode;GET_AND_ADD_RELEASE:java.lang.invoke.VarHandle.AccessMode;GET_AND_BITWISE_OR:java.lang.invoke.VarHandle.AccessMode;GET_AND_BITWISE_OR_RELEASE:java.lang.invoke.VarHandle.AccessMode;GET_AND_BITWISE_OR_ACQUIRE:java.lang.invoke.VarHandle.AccessMode;GET_AND_BITWISE_AND:java.lang.invoke.VarHandle.AccessMode;GET_AND_BITWISE_AND_RELEASE:java.lang.invoke.VarHandle.AccessMode;GET_AND_BITWISE_AND_ACQUIRE:java.lang.invoke.VarHandle.AccessMode;GET_AND_BITWISE_XOR:java.lang.invoke.VarHandle.AccessMode;GET_AND_BITWISE_XOR_RELEASE:java.lang.invoke.VarHandle.AccessMode;GET_AND_BITWISE_XOR_ACQUIRE:java.lang.invoke.VarHandle.AccessMode;methodName()String;valueFromMethodName()java.lang.invoke.VarHandle.AccessMode;valueOf()java.lang.invoke.VarHandle.AccessMode;values()java.lang.invoke.VarHandle.AccessMode[]
c java.lang.invoke.VarHandle.VarHandleDesc|java.lang.constant.DynamicConstantDesc<VarHandle>
ofArray()VarHandleDesc;ofField()VarHandleDesc;ofStaticField()VarHandleDesc;resolveConstantDesc()VarHandle;varType()java.lang.constant.ClassDesc
c java.lang.invoke.VarHandle|java.lang.constant.Constable
accessModeType()MethodType;acquireFence()void;compareAndExchange()Object;compareAndExchangeAcquire()Object;compareAndExchangeRelease()Object;compareAndSet()boolean;coordinateTypes()List<Class<?>>;describeConstable()Optional<VarHandleDesc>;fullFence()void;get()Object;getAcquire()Object;getAndAdd()Object;getAndAddAcquire()Object;getAndAddRelease()Object;getAndBitwiseAnd()Object;getAndBitwiseAndAcquire()Object;getAndBitwiseAndRelease()Object;getAndBitwiseOr()Object;getAndBitwiseOrAcquire()Object;getAndBitwiseOrRelease()Object;getAndBitwiseXor()Object;getAndBitwiseXorAcquire()Object;getAndBitwiseXorRelease()Object;getAndSet()Object;getAndSetAcquire()Object;getAndSetRelease()Object;getOpaque()Object;getVolatile()Object;hasInvokeExactBehavior()boolean;isAccessModeSupported()boolean;loadLoadFence()void;releaseFence()void;set()void;setOpaque()void;setRelease()void;setVolatile()void;storeStoreFence()void;toMethodHandle()MethodHandle;varType()Class<?>;weakCompareAndSet()boolean;weakCompareAndSetAcquire()boolean;weakCompareAndSetPlain()boolean;weakCompareAndSetRelease()boolean;withInvokeBehavior()VarHandle;withInvokeExactBehavior()VarHandle
c java.lang.invoke.VolatileCallSite|CallSite

c java.lang.invoke.WrongMethodTypeException|RuntimeException

i java.lang.ref.Cleaner.Cleanable
clean!()void
c java.lang.ref.Cleaner
create()Cleaner;create=(ThreadFactory)Cleaner;register=(Object,Runnable)Cleanable
c java.lang.ref.PhantomReference<T>|Reference<T>

c java.lang.ref.Reference<T>
clear()void;enqueue()boolean;get()T;reachabilityFence()void;refersTo()boolean
c java.lang.ref.ReferenceQueue<T>
poll()Reference<+T>;remove()Reference<+T>
c java.lang.ref.SoftReference<T>|Reference<T>

c java.lang.ref.WeakReference<T>|Reference<T>

c java.lang.reflect.AccessFlag.Location|Enum<Location>
CLASS:Location;FIELD:Location;METHOD:Location;INNER_CLASS:Location;METHOD_PARAMETER:Location;MODULE:Location;MODULE_REQUIRES:Location;MODULE_EXPORTS:Location;MODULE_OPENS:Location;flags()Set<AccessFlag>;flagsMask()int;valueOf()Location;values()Location[]
c java.lang.reflect.AccessFlag|Enum<AccessFlag>
PUBLIC:AccessFlag;PRIVATE:AccessFlag;PROTECTED:AccessFlag;STATIC:AccessFlag;FINAL:AccessFlag;SUPER:AccessFlag;OPEN:AccessFlag;TRANSITIVE:AccessFlag;SYNCHRONIZED:AccessFlag;STATIC_PHASE:AccessFlag;VOLATILE:AccessFlag;BRIDGE:AccessFlag;TRANSIENT:AccessFlag;VARARGS:AccessFlag;NATIVE:AccessFlag;INTERFACE:AccessFlag;ABSTRACT:AccessFlag;STRICT:AccessFlag;SYNTHETIC:AccessFlag;ANNOTATION:AccessFlag;ENUM:AccessFlag;MANDATED:AccessFlag;MODULE:AccessFlag;locations()Set<Location>;mask()int;maskToAccessFlags()Set<AccessFlag>;sourceModifier()boolean;valueOf()AccessFlag;values()AccessFlag[]
c java.lang.reflect.AccessibleObject|AnnotatedElement
canAccess()boolean;setAccessible()void;trySetAccessible()boolean
i java.lang.reflect.AnnotatedArrayType|AnnotatedType
getAnnotatedGenericComponentType!()AnnotatedType
i java.lang.reflect.AnnotatedElement
<T:java.lang.annotation.Annotation>getAnnotation!(Class<T>)T;getAnnotations!()java.lang.annotation.Annotation[];<T:java.lang.annotation.Annotation>getAnnotationsByType=(Class<T>)T[];<T:java.lang.annotation.Annotation>getDeclaredAnnotation=(Class<T>)T;getDeclaredAnnotations!()java.lang.annotation.Annotation[];<T:java.lang.annotation.Annotation>getDeclaredAnnotationsByType=(Class<T>)T[];isAnnotationPresent()boolean
i java.lang.reflect.AnnotatedParameterizedType|AnnotatedType
getAnnotatedActualTypeArguments!()AnnotatedType[]
i java.lang.reflect.AnnotatedType|AnnotatedElement
getAnnotatedOwnerType()AnnotatedType;getType!()java.lang.reflect.Type
i java.lang.reflect.AnnotatedTypeVariable|AnnotatedType
getAnnotatedBounds!()AnnotatedType[]
i java.lang.reflect.AnnotatedWildcardType|AnnotatedType
getAnnotatedLowerBounds!()AnnotatedType[];getAnnotatedUpperBounds!()AnnotatedType[]
c java.lang.reflect.Array
get()Object;getBoolean()boolean;getByte()byte;getChar()char;getDouble()double;getFloat()float;getInt()int;getLength()int;getLong()long;getShort()short;newInstance()Object;set()void;setBoolean()void;setByte()void;setChar()void;setDouble()void;setFloat()void;setInt()void;setLong()void;setShort()void
c java.lang.reflect.ClassFileFormatVersion|Enum<ClassFileFormatVersion>
RELEASE_0:ClassFileFormatVersion;RELEASE_1:ClassFileFormatVersion;RELEASE_2:ClassFileFormatVersion;RELEASE_3:ClassFileFormatVersion;RELEASE_4:ClassFileFormatVersion;RELEASE_5:ClassFileFormatVersion;RELEASE_6:ClassFileFormatVersion;RELEASE_7:ClassFileFormatVersion;RELEASE_8:ClassFileFormatVersion;RELEASE_9:ClassFileFormatVersion;RELEASE_10:ClassFileFormatVersion;RELEASE_11:ClassFileFormatVersion;RELEASE_12:ClassFileFormatVersion;RELEASE_13:ClassFileFormatVersion;RELEASE_14:ClassFileFormatVersion;RELEASE_15:ClassFileFormatVersion;RELEASE_16:ClassFileFormatVersion;RELEASE_17:ClassFileFormatVersion;RELEASE_18:ClassFileFormatVersion;RELEASE_19:ClassFileFormatVersion;RELEASE_20:ClassFileFormatVersion;RELEASE_21:ClassFileFormatVersion;RELEASE_22:ClassFileFormatVersion;RELEASE_23:ClassFileFormatVersion;RELEASE_24:ClassFileFormatVersion;RELEASE_25:ClassFileFormatVersion;fromMajor()ClassFileFormatVersion;latest()ClassFileFormatVersion;major()int;runtimeVersion()java.lang.Runtime.Version;valueOf()ClassFileFormatVersion;values()ClassFileFormatVersion[]
c java.lang.reflect.Constructor<T>|Executable
newInstance()T
c java.lang.reflect.Executable|AccessibleObject|Member|GenericDeclaration
getAnnotatedExceptionTypes()AnnotatedType[];getAnnotatedParameterTypes()AnnotatedType[];getAnnotatedReceiverType()AnnotatedType;getAnnotatedReturnType()AnnotatedType;getExceptionTypes()Class<?>[];getGenericExceptionTypes()java.lang.reflect.Type[];getGenericParameterTypes()java.lang.reflect.Type[];getParameterAnnotations()java.lang.annotation.Annotation[][];getParameterCount()int;getParameterTypes()Class<?>[];getParameters()Parameter[];isVarArgs()boolean;toGenericString()String
c java.lang.reflect.Field|AccessibleObject|Member
get()Object;getAnnotatedType()AnnotatedType;getBoolean()boolean;getByte()byte;getChar()char;getDouble()double;getFloat()float;getGenericType()java.lang.reflect.Type;getInt()int;getLong()long;getShort()short;getType()Class<?>;isEnumConstant()boolean;set()void;setBoolean()void;setByte()void;setChar()void;setDouble()void;setFloat()void;setInt()void;setLong()void;setShort()void;toGenericString()String
i java.lang.reflect.GenericArrayType|java.lang.reflect.Type
getGenericComponentType!()java.lang.reflect.Type
i java.lang.reflect.GenericDeclaration|AnnotatedElement
getTypeParameters!()TypeVariable<?>[]
c java.lang.reflect.GenericSignatureFormatError|ClassFormatError

c java.lang.reflect.InaccessibleObjectException|RuntimeException

i java.lang.reflect.InvocationHandler
invoke!(Object,Method,Object[])Object;invokeDefault~(Object,Method,Object...)Object
c java.lang.reflect.InvocationTargetException|ReflectiveOperationException
getTargetException()Throwable
c java.lang.reflect.MalformedParameterizedTypeException|RuntimeException

c java.lang.reflect.MalformedParametersException|RuntimeException

i java.lang.reflect.Member
PUBLIC:int;DECLARED:int;accessFlags()Set<AccessFlag>;getDeclaringClass!()Class<?>;getModifiers!()int;getName!()String;isSynthetic!()boolean
c java.lang.reflect.Method|Executable
getDefaultValue()Object;getGenericReturnType()java.lang.reflect.Type;getReturnType()Class<?>;invoke()Object;isBridge()boolean;isDefault()boolean
c java.lang.reflect.Modifier
PUBLIC:int;PRIVATE:int;PROTECTED:int;STATIC:int;FINAL:int;SYNCHRONIZED:int;VOLATILE:int;TRANSIENT:int;NATIVE:int;INTERFACE:int;ABSTRACT:int;STRICT:int;classModifiers()int;constructorModifiers()int;fieldModifiers()int;interfaceModifiers()int;isAbstract()boolean;isFinal()boolean;isInterface()boolean;isNative()boolean;isPrivate()boolean;isProtected()boolean;isPublic()boolean;isStatic()boolean;isStrict()boolean;isSynchronized()boolean;isTransient()boolean;isVolatile()boolean;methodModifiers()int;parameterModifiers()int;toString()String
c java.lang.reflect.Parameter|AnnotatedElement
accessFlags()Set<AccessFlag>;getAnnotatedType()AnnotatedType;getDeclaringExecutable()Executable;getModifiers()int;getName()String;getParameterizedType()java.lang.reflect.Type;getType()Class<?>;isImplicit()boolean;isNamePresent()boolean;isSynthetic()boolean;isVarArgs()boolean
i java.lang.reflect.ParameterizedType|java.lang.reflect.Type
getActualTypeArguments!()java.lang.reflect.Type[];getOwnerType!()java.lang.reflect.Type;getRawType!()java.lang.reflect.Type
c java.lang.reflect.Proxy|Serializable
h:InvocationHandler;getInvocationHandler()InvocationHandler;isProxyClass()boolean;newProxyInstance=(ClassLoader,Class<?>[],InvocationHandler)Object
c java.lang.reflect.RecordComponent|AnnotatedElement
getAccessor()Method;getAnnotatedType()AnnotatedType;getDeclaringRecord()Class<?>;getGenericSignature()String;getGenericType()java.lang.reflect.Type;getName()String;getType()Class<?>
c java.lang.reflect.ReflectPermission|BasicPermission

i java.lang.reflect.Type
getTypeName()String
i java.lang.reflect.TypeVariable<D:GenericDeclaration>|java.lang.reflect.Type|AnnotatedElement
getAnnotatedBounds!()AnnotatedType[];getBounds!()java.lang.reflect.Type[];getGenericDeclaration!()D;getName!()String
c java.lang.reflect.UndeclaredThrowableException|RuntimeException
getUndeclaredThrowable()Throwable
i java.lang.reflect.WildcardType|java.lang.reflect.Type
getLowerBounds!()java.lang.reflect.Type[];getUpperBounds!()java.lang.reflect.Type[]
c java.io.BufferedInputStream|FilterInputStream
buf:byte[];count:int;pos:int;markpos:int;marklimit:int
c java.io.BufferedOutputStream|FilterOutputStream
buf:byte[];count:int
c java.io.BufferedReader|Reader
lines()Stream<String>;readLine()String
c java.io.BufferedWriter|Writer
newLine()void
c java.io.ByteArrayInputStream|InputStream
buf:byte[];pos:int;mark:int;count:int
c java.io.ByteArrayOutputStream|OutputStream
buf:byte[];count:int;reset()void;size()int;toByteArray()byte[];toString()String;writeBytes()void;writeTo()void
c java.io.CharArrayReader|Reader
buf:char[];pos:int;markedPos:int;count:int
c java.io.CharArrayWriter|Writer
buf:char[];count:int;append()CharArrayWriter;reset()void;size()int;toCharArray()char[];writeTo()void
c java.io.CharConversionException|IOException

i java.io.Closeable|AutoCloseable

c java.io.Console|Flushable
charset()Charset;format()Console;isTerminal()boolean;printf()Console;readLine()String;readPassword()char[];reader()Reader;writer()PrintWriter
i java.io.DataInput
readBoolean!()boolean;readByte!()byte;readChar!()char;readDouble!()double;readFloat!()float;readFully!(byte[])void;readFully!(byte[],int,int)void;readInt!()int;readLine!()String;readLong!()long;readShort!()short;readUTF!()String;readUnsignedByte!()int;readUnsignedShort!()int;skipBytes!(int)int
c java.io.DataInputStream|FilterInputStream|DataInput
readUTF()String
i java.io.DataOutput
write!(byte[])void;write!(byte[],int,int)void;write!(int)void;writeBoolean!(boolean)void;writeByte!(int)void;writeBytes!(String)void;writeChar!(int)void;writeChars!(String)void;writeDouble!(double)void;writeFloat!(float)void;writeInt!(int)void;writeLong!(long)void;writeShort!(int)void;writeUTF!(String)void
c java.io.DataOutputStream|FilterOutputStream|DataOutput
written:int;size()int
c java.io.EOFException|IOException

i java.io.Externalizable|Serializable
readExternal!(ObjectInput)void;writeExternal!(ObjectOutput)void
c java.io.File|Serializable|Comparable<File>
separatorChar:char;separator:String;pathSeparatorChar:char;pathSeparator:String;canExecute()boolean;canRead()boolean;canWrite()boolean;createNewFile()boolean;createTempFile()File;delete()boolean;deleteOnExit()void;exists()boolean;getAbsoluteFile()File;getAbsolutePath()String;getCanonicalFile()File;getCanonicalPath()String;getFreeSpace()long;getName()String;getParent()String;getParentFile()File;getPath()String;getTotalSpace()long;getUsableSpace()long;isAbsolute()boolean;isDirectory()boolean;isFile()boolean;isHidden()boolean;lastModified()long;length()long;list()String[];list=(FilenameFilter)String[];listFiles()File[];listFiles=(FileFilter)File[];listFiles=(FilenameFilter)File[];listRoots()File[];mkdir()boolean;mkdirs()boolean;renameTo()boolean;setExecutable()boolean;setLastModified()boolean;setReadOnly()boolean;setReadable()boolean;setWritable()boolean;toPath()Path;toURI()URI
c java.io.FileDescriptor
in:FileDescriptor;out:FileDescriptor;err:FileDescriptor;sync()void;valid()boolean
i java.io.FileFilter
accept!(File)boolean
c java.io.FileInputStream|InputStream
getChannel()FileChannel;getFD()FileDescriptor
c java.io.FileNotFoundException|IOException

c java.io.FileOutputStream|OutputStream
getChannel()FileChannel;getFD()FileDescriptor
c java.io.FilePermission|Permission|Serializable

c java.io.FileReader|InputStreamReader

c java.io.FileWriter|OutputStreamWriter

i java.io.FilenameFilter
accept!(File,String)boolean
c java.io.FilterInputStream|InputStream
in:InputStream
c java.io.FilterOutputStream|OutputStream
out:OutputStream
c java.io.FilterReader|Reader
in:Reader
c java.io.FilterWriter|Writer
out:Writer
i java.io.Flushable
flush!()void
c java.io.IOError|Error

c java.io.IOException|Exception

c java.io.InputStream|Closeable
available()int;mark()void;markSupported()boolean;nullInputStream()InputStream;read()int;readAllBytes()byte[];readNBytes=(int)byte[];readNBytes=(byte[],int,int)int;reset()void;skip()long;skipNBytes()void;transferTo()long
c java.io.InputStreamReader|Reader
getEncoding()String
c java.io.InterruptedIOException|IOException
bytesTransferred:int
c java.io.InvalidClassException|ObjectStreamException
classname:String
c java.io.InvalidObjectException|ObjectStreamException

c java.io.LineNumberInputStream|FilterInputStream
getLineNumber()int;setLineNumber()void
c java.io.LineNumberReader|BufferedReader
getLineNumber()int;setLineNumber()void
c java.io.NotActiveException|ObjectStreamException

c java.io.NotSerializableException|ObjectStreamException

i java.io.ObjectInput|DataInput|AutoCloseable
available!()int;read!()int;read!(byte[])int;read!(byte[],int,int)int;readObject!()Object;skip!(long)long
c java.io.ObjectInputFilter.Config
createFilter()ObjectInputFilter;getSerialFilter()ObjectInputFilter;getSerialFilterFactory()BinaryOperator<ObjectInputFilter>;setSerialFilter=(ObjectInputFilter)void;setSerialFilterFactory=(BinaryOperator<ObjectInputFilter>)void
i java.io.ObjectInputFilter.FilterInfo
arrayLength!()long;depth!()long;references!()long;serialClass!()Class<?>;streamBytes!()long
c java.io.ObjectInputFilter.Status|Enum<Status>
UNDECIDED:Status;ALLOWED:Status;REJECTED:Status;valueOf()Status;values()Status[]
i java.io.ObjectInputFilter
allowFilter~(Predicate<Class<?>>,Status)ObjectInputFilter;checkInput!(FilterInfo)Status;merge~(ObjectInputFilter,ObjectInputFilter)ObjectInputFilter;rejectFilter~(Predicate<Class<?>>,Status)ObjectInputFilter;rejectUndecidedClass~(ObjectInputFilter)ObjectInputFilter
c java.io.ObjectInputStream.GetField
defaulted()boolean;get=(String,boolean)boolean;get=(String,byte)byte;get=(String,char)char;get=(String,double)double;get=(String,float)float;get=(String,int)int;get=(String,Object)Object;get=(String,long)long;get=(String,short)short;getObjectStreamClass()ObjectStreamClass
c java.io.ObjectInputStream|InputStream|ObjectInput|ObjectStreamConstants
defaultReadObject()void;enableResolveObject()boolean;getObjectInputFilter()ObjectInputFilter;readClassDescriptor()ObjectStreamClass;readFields()GetField;readObjectOverride()Object;readStreamHeader()void;readUnshared()Object;registerValidation=(ObjectInputValidation,int)void;resolveClass()Class<?>;resolveObject()Object;resolveProxyClass()Class<?>;setObjectInputFilter=(ObjectInputFilter)void
i java.io.ObjectInputValidation
validateObject!()void
i java.io.ObjectOutput|DataOutput|AutoCloseable
flush!()void;writeObject!(Object)void
c java.io.ObjectOutputStream.PutField
put()void
c java.io.ObjectOutputStream|OutputStream|ObjectOutput|ObjectStreamConstants
annotateClass()void;annotateProxyClass()void;defaultWriteObject()void;drain()void;enableReplaceObject()boolean;putFields()PutField;replaceObject()Object;reset()void;useProtocolVersion()void;writeClassDescriptor()void;writeFields()void;writeObjectOverride()void;writeStreamHeader()void;writeUnshared()void
c java.io.ObjectStreamClass|Serializable
NO_FIELDS:ObjectStreamField[];forClass()Class<?>;getField()ObjectStreamField;getFields()ObjectStreamField[];getName()String;getSerialVersionUID()long;lookup()ObjectStreamClass;lookupAny()ObjectStreamClass
i java.io.ObjectStreamConstants
STREAM_MAGIC:short;STREAM_VERSION:short;TC_BASE:byte;TC_NULL:byte;TC_REFERENCE:byte;TC_CLASSDESC:byte;TC_OBJECT:byte;TC_STRING:byte;TC_ARRAY:byte;TC_CLASS:byte;TC_BLOCKDATA:byte;TC_ENDBLOCKDATA:byte;TC_RESET:byte;TC_BLOCKDATALONG:byte;TC_EXCEPTION:byte;TC_LONGSTRING:byte;TC_PROXYCLASSDESC:byte;TC_ENUM:byte;TC_MAX:byte;baseWireHandle:int;SC_WRITE_METHOD:byte;SC_BLOCK_DATA:byte;SC_SERIALIZABLE:byte;SC_EXTERNALIZABLE:byte;SC_ENUM:byte;SUBSTITUTION_PERMISSION:SerializablePermission;SUBCLASS_IMPLEMENTATION_PERMISSION:SerializablePermission;SERIAL_FILTER_PERMISSION:SerializablePermission;PROTOCOL_VERSION_1:int;PROTOCOL_VERSION_2:int
c java.io.ObjectStreamException|IOException

c java.io.ObjectStreamField|Comparable<Object>
getName()String;getOffset()int;getType()Class<?>;getTypeCode()char;getTypeString()String;isPrimitive()boolean;isUnshared()boolean;setOffset()void
c java.io.OptionalDataException|ObjectStreamException
length:int;eof:boolean
c java.io.OutputStream|Closeable|Flushable
nullOutputStream()OutputStream;write()void
c java.io.OutputStreamWriter|Writer
getEncoding()String
c java.io.PipedInputStream|InputStream
PIPE_SIZE:int;buffer:byte[];in:int;out:int;connect()void;receive()void
c java.io.PipedOutputStream|OutputStream
connect()void
c java.io.PipedReader|Reader
connect()void
c java.io.PipedWriter|Writer
connect()void
c java.io.PrintStream|FilterOutputStream|Appendable|Closeable
append()PrintStream;charset()Charset;checkError()boolean;clearError()void;format()PrintStream;print()void;printf()PrintStream;println()void;setError()void;writeBytes()void
c java.io.PrintWriter|Writer
out:Writer;append()PrintWriter;checkError()boolean;clearError()void;format()PrintWriter;print()void;printf()PrintWriter;println()void;setError()void
c java.io.PushbackInputStream|FilterInputStream
buf:byte[];pos:int;unread()void
c java.io.PushbackReader|FilterReader
unread()void
c java.io.RandomAccessFile|DataOutput|DataInput|Closeable
getChannel()FileChannel;getFD()FileDescriptor;getFilePointer()long;length()long;read()int;seek()void;setLength()void
c java.io.Reader|Readable|Closeable
lock:Object;mark()void;markSupported()boolean;nullReader()Reader;of()Reader;read()int;readAllAsString()String;readAllLines()List<String>;ready()boolean;reset()void;skip()long;transferTo()long
c java.io.SequenceInputStream|InputStream

i java.io.Serial|java.lang.annotation.Annotation

i java.io.Serializable

c java.io.SerializablePermission|BasicPermission

c java.io.StreamCorruptedException|ObjectStreamException

c java.io.StreamTokenizer
ttype:int;TT_EOF:int;TT_EOL:int;TT_NUMBER:int;TT_WORD:int;sval:String;nval:double;commentChar()void;eolIsSignificant()void;lineno()int;lowerCaseMode()void;nextToken()int;ordinaryChar()void;ordinaryChars()void;parseNumbers()void;pushBack()void;quoteChar()void;resetSyntax()void;slashSlashComments()void;slashStarComments()void;whitespaceChars()void;wordChars()void
c java.io.StringBufferInputStream|InputStream
buffer:String;pos:int;count:int
c java.io.StringReader|Reader

c java.io.StringWriter|Writer
append()StringWriter;getBuffer()StringBuffer
c java.io.SyncFailedException|IOException

c java.io.UTFDataFormatException|IOException

c java.io.UncheckedIOException|RuntimeException
getCause()IOException
c java.io.UnsupportedEncodingException|IOException

c java.io.WriteAbortedException|ObjectStreamException
detail:Exception
c java.io.Writer|Appendable|Closeable|Flushable
lock:Object;append()Writer;nullWriter()Writer;write()void
c java.math.BigDecimal|Number|Comparable<BigDecimal>
ZERO:BigDecimal;ONE:BigDecimal;TWO:BigDecimal;TEN:BigDecimal;ROUND_UP:int;ROUND_DOWN:int;ROUND_CEILING:int;ROUND_FLOOR:int;ROUND_HALF_UP:int;ROUND_HALF_DOWN:int;ROUND_HALF_EVEN:int;ROUND_UNNECESSARY:int;abs()BigDecimal;add()BigDecimal;byteValueExact()byte;divide()BigDecimal;divideAndRemainder()BigDecimal[];divideToIntegralValue()BigDecimal;intValueExact()int;longValueExact()long;max()BigDecimal;min()BigDecimal;movePointLeft()BigDecimal;movePointRight()BigDecimal;multiply()BigDecimal;negate()BigDecimal;plus()BigDecimal;pow()BigDecimal;precision()int;remainder()BigDecimal;round()BigDecimal;scale()int;scaleByPowerOfTen()BigDecimal;setScale()BigDecimal;shortValueExact()short;signum()int;sqrt()BigDecimal;stripTrailingZeros()BigDecimal;subtract()BigDecimal;toBigInteger()BigInteger;toBigIntegerExact()BigInteger;toEngineeringString()String;toPlainString()String;ulp()BigDecimal;unscaledValue()BigInteger;valueOf()BigDecimal
c java.math.BigInteger|Number|Comparable<BigInteger>
ZERO:BigInteger;ONE:BigInteger;TWO:BigInteger;TEN:BigInteger;abs()BigInteger;add()BigInteger;and()BigInteger;andNot()BigInteger;bitCount()int;bitLength()int;byteValueExact()byte;clearBit()BigInteger;divide()BigInteger;divideAndRemainder()BigInteger[];flipBit()BigInteger;gcd()BigInteger;getLowestSetBit()int;intValueExact()int;isProbablePrime()boolean;longValueExact()long;max()BigInteger;min()BigInteger;mod()BigInteger;modInverse()BigInteger;modPow()BigInteger;multiply()BigInteger;negate()BigInteger;nextProbablePrime()BigInteger;not()BigInteger;or()BigInteger;parallelMultiply()BigInteger;pow()BigInteger;probablePrime()BigInteger;remainder()BigInteger;setBit()BigInteger;shiftLeft()BigInteger;shiftRight()BigInteger;shortValueExact()short;signum()int;sqrt()BigInteger;sqrtAndRemainder()BigInteger[];subtract()BigInteger;testBit()boolean;toByteArray()byte[];toString()String;valueOf()BigInteger;xor()BigInteger
c java.math.MathContext|Serializable
UNLIMITED:MathContext;DECIMAL32:MathContext;DECIMAL64:MathContext;DECIMAL128:MathContext;getPrecision()int;getRoundingMode()RoundingMode
c java.math.RoundingMode|Enum<RoundingMode>
UP:RoundingMode;DOWN:RoundingMode;CEILING:RoundingMode;FLOOR:RoundingMode;HALF_UP:RoundingMode;HALF_DOWN:RoundingMode;HALF_EVEN:RoundingMode;UNNECESSARY:RoundingMode;valueOf()RoundingMode;values()RoundingMode[]
c java.net.Authenticator.RequestorType|Enum<RequestorType>
PROXY:RequestorType;SERVER:RequestorType;valueOf()RequestorType;values()RequestorType[]
c java.net.Authenticator
getDefault()Authenticator;getPasswordAuthentication()PasswordAuthentication;getRequestingHost()String;getRequestingPort()int;getRequestingPrompt()String;getRequestingProtocol()String;getRequestingScheme()String;getRequestingSite()InetAddress;getRequestingURL()URL;getRequestorType()RequestorType;requestPasswordAuthentication()PasswordAuthentication;setDefault()void
c java.net.BindException|SocketException

c java.net.CacheRequest
abort()void;getBody()OutputStream
c java.net.CacheResponse
getBody()InputStream;getHeaders()Map<String,List<String>>
c java.net.ConnectException|SocketException

c java.net.ContentHandler
getContent()Object
i java.net.ContentHandlerFactory
createContentHandler!(String)ContentHandler
c java.net.CookieHandler
get()Map<String,List<String>>;getDefault()CookieHandler;put()void;setDefault()void
c java.net.CookieManager|CookieHandler
getCookieStore()CookieStore;setCookiePolicy=(CookiePolicy)void
i java.net.CookiePolicy
ACCEPT_ALL:CookiePolicy;ACCEPT_NONE:CookiePolicy;ACCEPT_ORIGINAL_SERVER:CookiePolicy;shouldAccept!(URI,HttpCookie)boolean
i java.net.CookieStore
add!(URI,HttpCookie)void;get!(URI)List<HttpCookie>;getCookies!()List<HttpCookie>;getURIs!()List<URI>;remove!(URI,HttpCookie)boolean;removeAll!()boolean
c java.net.DatagramPacket
getAddress()InetAddress;getData()byte[];getLength()int;getOffset()int;getPort()int;getSocketAddress()SocketAddress;setAddress()void;setData()void;setLength()void;setPort()void;setSocketAddress()void
c java.net.DatagramSocket|Closeable
bind()void;connect()void;disconnect()void;getBroadcast()boolean;getChannel()DatagramChannel;getInetAddress()InetAddress;getLocalAddress()InetAddress;getLocalPort()int;getLocalSocketAddress()SocketAddress;<T>getOption=(SocketOption<T>)T;getPort()int;getReceiveBufferSize()int;getRemoteSocketAddress()SocketAddress;getReuseAddress()boolean;getSendBufferSize()int;getSoTimeout()int;getTrafficClass()int;isBound()boolean;isClosed()boolean;isConnected()boolean;joinGroup()void;leaveGroup()void;receive()void;send()void;setBroadcast()void;<T>setOption=(SocketOption<T>,T)DatagramSocket;setReceiveBufferSize()void;setReuseAddress()void;setSendBufferSize()void;setSoTimeout()void;setTrafficClass()void;supportedOptions()Set<SocketOption<?>>
c java.net.DatagramSocketImpl|SocketOptions
localPort:int;fd:FileDescriptor;bind()void;close()void;connect()void;create()void;disconnect()void;getFileDescriptor()FileDescriptor;getLocalPort()int;<T>getOption=(SocketOption<T>)T;getTimeToLive()int;join()void;joinGroup()void;leave()void;leaveGroup()void;peek()int;peekData()int;receive()void;send()void;<T>setOption=(SocketOption<T>,T)void;setTimeToLive()void;supportedOptions()Set<SocketOption<?>>
i java.net.DatagramSocketImplFactory
createDatagramSocketImpl!()DatagramSocketImpl
i java.net.FileNameMap
getContentTypeFor!(String)String
c java.net.HttpCookie|Cloneable
domainMatches()boolean;getComment()String;getCommentURL()String;getDiscard()boolean;getDomain()String;getMaxAge()long;getName()String;getPath()String;getPortlist()String;getSecure()boolean;getValue()String;getVersion()int;hasExpired()boolean;isHttpOnly()boolean;parse()List<HttpCookie>;setComment()void;setCommentURL()void;setDiscard()void;setDomain()void;setHttpOnly()void;setMaxAge()void;setPath()void;setPortlist()void;setSecure()void;setValue()void;setVersion()void
c java.net.HttpRetryException|IOException
getLocation()String;getReason()String;responseCode()int
c java.net.HttpURLConnection|URLConnection
method:String;chunkLength:int;fixedContentLength:int;fixedContentLengthLong:long;responseCode:int;responseMessage:String;instanceFollowRedirects:boolean;HTTP_OK:int;HTTP_CREATED:int;HTTP_ACCEPTED:int;HTTP_NOT_AUTHORITATIVE:int;HTTP_NO_CONTENT:int;HTTP_RESET:int;HTTP_PARTIAL:int;HTTP_MULT_CHOICE:int;HTTP_MOVED_PERM:int;HTTP_MOVED_TEMP:int;HTTP_SEE_OTHER:int;HTTP_NOT_MODIFIED:int;HTTP_USE_PROXY:int;HTTP_BAD_REQUEST:int;HTTP_UNAUTHORIZED:int;HTTP_PAYMENT_REQUIRED:int;HTTP_FORBIDDEN:int;HTTP_NOT_FOUND:int;HTTP_BAD_METHOD:int;HTTP_NOT_ACCEPTABLE:int;HTTP_PROXY_AUTH:int;HTTP_CLIENT_TIMEOUT:int;HTTP_CONFLICT:int;HTTP_GONE:int;HTTP_LENGTH_REQUIRED:int;HTTP_PRECON_FAILED:int;HTTP_ENTITY_TOO_LARGE:int;HTTP_REQ_TOO_LONG:int;HTTP_UNSUPPORTED_TYPE:int;HTTP_SERVER_ERROR:int;HTTP_INTERNAL_ERROR:int;HTTP_NOT_IMPLEMENTED:int;HTTP_BAD_GATEWAY:int;HTTP_UNAVAILABLE:int;HTTP_GATEWAY_TIMEOUT:int;HTTP_VERSION:int;disconnect()void;getErrorStream()InputStream;getFollowRedirects()boolean;getInstanceFollowRedirects()boolean;getRequestMethod()String;getResponseCode()int;getResponseMessage()String;setAuthenticator()void;setChunkedStreamingMode()void;setFixedLengthStreamingMode()void;setFollowRedirects()void;setInstanceFollowRedirects()void;setRequestMethod()void;usingProxy()boolean
c java.net.IDN
ALLOW_UNASSIGNED:int;USE_STD3_ASCII_RULES:int;toASCII()String;toUnicode()String
c java.net.Inet4Address|InetAddress
ofLiteral()Inet4Address;ofPosixLiteral()Inet4Address
c java.net.Inet6Address|InetAddress
getByAddress()Inet6Address;getScopeId()int;getScopedInterface()NetworkInterface;isIPv4CompatibleAddress()boolean;ofLiteral()InetAddress
c java.net.InetAddress|Serializable
getAddress()byte[];getAllByName()InetAddress[];getByAddress()InetAddress;getByName()InetAddress;getCanonicalHostName()String;getHostAddress()String;getHostName()String;getLocalHost()InetAddress;getLoopbackAddress()InetAddress;isAnyLocalAddress()boolean;isLinkLocalAddress()boolean;isLoopbackAddress()boolean;isMCGlobal()boolean;isMCLinkLocal()boolean;isMCNodeLocal()boolean;isMCOrgLocal()boolean;isMCSiteLocal()boolean;isMulticastAddress()boolean;isReachable()boolean;isSiteLocalAddress()boolean;ofLiteral()InetAddress
c java.net.InetSocketAddress|SocketAddress
createUnresolved()InetSocketAddress;getAddress()InetAddress;getHostName()String;getHostString()String;getPort()int;isUnresolved()boolean
c java.net.InterfaceAddress
getAddress()InetAddress;getBroadcast()InetAddress;getNetworkPrefixLength()short
c java.net.JarURLConnection|URLConnection
jarFileURLConnection:URLConnection;getAttributes()Attributes;getCertificates()java.security.cert.Certificate[];getEntryName()String;getJarEntry()JarEntry;getJarFile()JarFile;getJarFileURL()URL;getMainAttributes()Attributes;getManifest()Manifest
c java.net.MalformedURLException|IOException

c java.net.MulticastSocket|DatagramSocket
getNetworkInterface()NetworkInterface;getTimeToLive()int;setNetworkInterface()void;setTimeToLive()void
c java.net.NetPermission|BasicPermission

c java.net.NetworkInterface
getByIndex()NetworkInterface;getByInetAddress()NetworkInterface;getByName()NetworkInterface;getDisplayName()String;getHardwareAddress()byte[];getIndex()int;getInetAddresses()Enumeration<InetAddress>;getInterfaceAddresses()List<InterfaceAddress>;getMTU()int;getName()String;getNetworkInterfaces()Enumeration<NetworkInterface>;getParent()NetworkInterface;getSubInterfaces()Enumeration<NetworkInterface>;inetAddresses()Stream<InetAddress>;isLoopback()boolean;isPointToPoint()boolean;isUp()boolean;isVirtual()boolean;networkInterfaces()Stream<NetworkInterface>;subInterfaces()Stream<NetworkInterface>;supportsMulticast()boolean
c java.net.NoRouteToHostException|SocketException

c java.net.PasswordAuthentication
getPassword()char[];getUserName()String
c java.net.PortUnreachableException|SocketException

c java.net.ProtocolException|IOException

i java.net.ProtocolFamily
name!()String
c java.net.Proxy.Type|Enum<java.net.Proxy.Type>
DIRECT:java.net.Proxy.Type;HTTP:java.net.Proxy.Type;SOCKS:java.net.Proxy.Type;valueOf()java.net.Proxy.Type;values()java.net.Proxy.Type[]
c java.net.Proxy
NO_PROXY:java.net.Proxy;address()SocketAddress;type()java.net.Proxy.Type
c java.net.ProxySelector
connectFailed()void;getDefault()ProxySelector;of()ProxySelector;select()List<java.net.Proxy>;setDefault()void
c java.net.ResponseCache
get()CacheResponse;getDefault()ResponseCache;put()CacheRequest;setDefault()void
c java.net.SecureCacheResponse|CacheResponse
getCipherSuite()String;getLocalCertificateChain()List<java.security.cert.Certificate>;getLocalPrincipal()Principal;getPeerPrincipal()Principal;getSSLSession()Optional<javax.net.ssl.SSLSession>;getServerCertificateChain()List<java.security.cert.Certificate>
c java.net.ServerSocket|Closeable
accept()Socket;bind()void;getChannel()ServerSocketChannel;getInetAddress()InetAddress;getLocalPort()int;getLocalSocketAddress()SocketAddress;<T>getOption=(SocketOption<T>)T;getReceiveBufferSize()int;getReuseAddress()boolean;getSoTimeout()int;implAccept()void;isBound()boolean;isClosed()boolean;<T>setOption=(SocketOption<T>,T)ServerSocket;setPerformancePreferences()void;setReceiveBufferSize()void;setReuseAddress()void;setSoTimeout()void;supportedOptions()Set<SocketOption<?>>
c java.net.Socket|Closeable
bind()void;connect()void;getChannel()SocketChannel;getInetAddress()InetAddress;getInputStream()InputStream;getKeepAlive()boolean;getLocalAddress()InetAddress;getLocalPort()int;getLocalSocketAddress()SocketAddress;getOOBInline()boolean;<T>getOption=(SocketOption<T>)T;getOutputStream()OutputStream;getPort()int;getReceiveBufferSize()int;getRemoteSocketAddress()SocketAddress;getReuseAddress()boolean;getSendBufferSize()int;getSoLinger()int;getSoTimeout()int;getTcpNoDelay()boolean;getTrafficClass()int;isBound()boolean;isClosed()boolean;isConnected()boolean;isInputShutdown()boolean;isOutputShutdown()boolean;sendUrgentData()void;setKeepAlive()void;setOOBInline()void;<T>setOption=(SocketOption<T>,T)Socket;setPerformancePreferences()void;setReceiveBufferSize()void;setReuseAddress()void;setSendBufferSize()void;setSoLinger()void;setSoTimeout()void;setTcpNoDelay()void;setTrafficClass()void;shutdownInput()void;shutdownOutput()void;supportedOptions()Set<SocketOption<?>>
c java.net.SocketAddress|Serializable

c java.net.SocketException|IOException

c java.net.SocketImpl|SocketOptions
fd:FileDescriptor;address:InetAddress;port:int;localport:int;accept()void;available()int;bind()void;close()void;connect()void;create()void;getFileDescriptor()FileDescriptor;getInetAddress()InetAddress;getInputStream()InputStream;getLocalPort()int;<T>getOption=(SocketOption<T>)T;getOutputStream()OutputStream;getPort()int;listen()void;sendUrgentData()void;<T>setOption=(SocketOption<T>,T)void;setPerformancePreferences()void;shutdownInput()void;shutdownOutput()void;supportedOptions()Set<SocketOption<?>>;supportsUrgentData()boolean
i java.net.SocketImplFactory
createSocketImpl!()SocketImpl
i java.net.SocketOption<T>
name!()String;type!()Class<T>
i java.net.SocketOptions
TCP_NODELAY:int;SO_BINDADDR:int;SO_REUSEADDR:int;SO_REUSEPORT:int;SO_BROADCAST:int;IP_MULTICAST_IF:int;IP_MULTICAST_IF2:int;IP_MULTICAST_LOOP:int;IP_TOS:int;SO_LINGER:int;SO_TIMEOUT:int;SO_SNDBUF:int;SO_RCVBUF:int;SO_KEEPALIVE:int;SO_OOBINLINE:int;getOption!(int)Object;setOption!(int,Object)void
c java.net.SocketPermission|Permission|Serializable

c java.net.SocketTimeoutException|InterruptedIOException

c java.net.StandardProtocolFamily|Enum<StandardProtocolFamily>|ProtocolFamily
INET:StandardProtocolFamily;INET6:StandardProtocolFamily;UNIX:StandardProtocolFamily;valueOf()StandardProtocolFamily;values()StandardProtocolFamily[]
c java.net.StandardSocketOptions
SO_BROADCAST:SocketOption<Boolean>;SO_KEEPALIVE:SocketOption<Boolean>;SO_SNDBUF:SocketOption<Integer>;SO_RCVBUF:SocketOption<Integer>;SO_REUSEADDR:SocketOption<Boolean>;SO_REUSEPORT:SocketOption<Boolean>;SO_LINGER:SocketOption<Integer>;IP_TOS:SocketOption<Integer>;IP_MULTICAST_IF:SocketOption<NetworkInterface>;IP_MULTICAST_TTL:SocketOption<Integer>;IP_MULTICAST_LOOP:SocketOption<Boolean>;TCP_NODELAY:SocketOption<Boolean>
c java.net.URI|Comparable<URI>|Serializable
create()URI;getAuthority()String;getFragment()String;getHost()String;getPath()String;getPort()int;getQuery()String;getRawAuthority()String;getRawFragment()String;getRawPath()String;getRawQuery()String;getRawSchemeSpecificPart()String;getRawUserInfo()String;getScheme()String;getSchemeSpecificPart()String;getUserInfo()String;isAbsolute()boolean;isOpaque()boolean;normalize()URI;parseServerAuthority()URI;relativize()URI;resolve()URI;toASCIIString()String;toURL()URL
c java.net.URISyntaxException|Exception
getIndex()int;getInput()String;getReason()String
c java.net.URL|Serializable
getAuthority()String;getContent()Object;getDefaultPort()int;getFile()String;getHost()String;getPath()String;getPort()int;getProtocol()String;getQuery()String;getRef()String;getUserInfo()String;of()URL;openConnection()URLConnection;openStream()InputStream;sameFile()boolean;setURLStreamHandlerFactory=(URLStreamHandlerFactory)void;toExternalForm()String;toURI()URI
c java.net.URLClassLoader|SecureClassLoader|Closeable
addURL()void;definePackage()Package;getURLs()URL[];newInstance()URLClassLoader
c java.net.URLConnection
url:URL;doInput:boolean;doOutput:boolean;allowUserInteraction:boolean;useCaches:boolean;ifModifiedSince:long;connected:boolean;addRequestProperty()void;connect()void;getAllowUserInteraction()boolean;getConnectTimeout()int;getContent()Object;getContentEncoding()String;getContentLength()int;getContentLengthLong()long;getContentType()String;getDate()long;getDefaultAllowUserInteraction()boolean;getDefaultUseCaches()boolean;getDoInput()boolean;getDoOutput()boolean;getExpiration()long;getFileNameMap()FileNameMap;getHeaderField()String;getHeaderFieldDate()long;getHeaderFieldInt()int;getHeaderFieldKey()String;getHeaderFieldLong()long;getHeaderFields()Map<String,List<String>>;getIfModifiedSince()long;getInputStream()InputStream;getLastModified()long;getOutputStream()OutputStream;getReadTimeout()int;getRequestProperties()Map<String,List<String>>;getRequestProperty()String;getURL()URL;getUseCaches()boolean;guessContentTypeFromName()String;guessContentTypeFromStream()String;setAllowUserInteraction()void;setConnectTimeout()void;setContentHandlerFactory=(ContentHandlerFactory)void;setDefaultAllowUserInteraction()void;setDefaultUseCaches()void;setDoInput()void;setDoOutput()void;setFileNameMap=(FileNameMap)void;setIfModifiedSince()void;setReadTimeout()void;setRequestProperty()void;setUseCaches()void
c java.net.URLDecoder
decode()String
c java.net.URLEncoder
encode()String
c java.net.URLPermission|Permission

c java.net.URLStreamHandler
equals()boolean;getDefaultPort()int;getHostAddress()InetAddress;hashCode()int;hostsEqual()boolean;openConnection()URLConnection;parseURL()void;sameFile()boolean;toExternalForm()String
i java.net.URLStreamHandlerFactory
createURLStreamHandler!(String)URLStreamHandler
c java.net.UnixDomainSocketAddress|SocketAddress
getPath()Path;of()UnixDomainSocketAddress
c java.net.UnknownHostException|IOException

c java.net.UnknownServiceException|IOException

c java.nio.Buffer
array()Object;arrayOffset()int;capacity()int;clear()Buffer;duplicate()Buffer;flip()Buffer;hasArray()boolean;hasRemaining()boolean;isDirect()boolean;isReadOnly()boolean;limit=()int;limit=(int)Buffer;mark()Buffer;position=()int;position=(int)Buffer;remaining()int;reset()Buffer;rewind()Buffer;slice()Buffer
c java.nio.BufferOverflowException|RuntimeException

c java.nio.BufferUnderflowException|RuntimeException

c java.nio.ByteBuffer|Buffer|Comparable<ByteBuffer>
alignedSlice()ByteBuffer;alignmentOffset()int;allocate()ByteBuffer;allocateDirect()ByteBuffer;array()byte[];asCharBuffer()CharBuffer;asDoubleBuffer()DoubleBuffer;asFloatBuffer()FloatBuffer;asIntBuffer()IntBuffer;asLongBuffer()LongBuffer;asReadOnlyBuffer()ByteBuffer;asShortBuffer()ShortBuffer;clear()ByteBuffer;compact()ByteBuffer;duplicate()ByteBuffer;flip()ByteBuffer;get=()byte;get=(int)byte;get=(byte[])ByteBuffer;get=(byte[],int,int)ByteBuffer;get=(int,byte[])ByteBuffer;get=(int,byte[],int,int)ByteBuffer;getChar()char;getDouble()double;getFloat()float;getInt()int;getLong()long;getShort()short;limit()ByteBuffer;mark()ByteBuffer;mismatch()int;order=(ByteOrder)ByteBuffer;order=()ByteOrder;position()ByteBuffer;put()ByteBuffer;putChar()ByteBuffer;putDouble()ByteBuffer;putFloat()ByteBuffer;putInt()ByteBuffer;putLong()ByteBuffer;putShort()ByteBuffer;reset()ByteBuffer;rewind()ByteBuffer;slice()ByteBuffer;wrap()ByteBuffer
c java.nio.ByteOrder
BIG_ENDIAN:ByteOrder;LITTLE_ENDIAN:ByteOrder;nativeOrder()ByteOrder
c java.nio.CharBuffer|Buffer|Comparable<CharBuffer>|Appendable|CharSequence|Readable
allocate()CharBuffer;append()CharBuffer;array()char[];asReadOnlyBuffer()CharBuffer;clear()CharBuffer;compact()CharBuffer;duplicate()CharBuffer;flip()CharBuffer;get=()char;get=(int)char;get=(char[])CharBuffer;get=(char[],int,int)CharBuffer;get=(int,char[])CharBuffer;get=(int,char[],int,int)CharBuffer;limit()CharBuffer;mark()CharBuffer;mismatch()int;order()ByteOrder;position()CharBuffer;put()CharBuffer;reset()CharBuffer;rewind()CharBuffer;slice()CharBuffer;subSequence()CharBuffer;wrap()CharBuffer
c java.nio.DoubleBuffer|Buffer|Comparable<DoubleBuffer>
allocate()DoubleBuffer;array()double[];asReadOnlyBuffer()DoubleBuffer;clear()DoubleBuffer;compact()DoubleBuffer;duplicate()DoubleBuffer;flip()DoubleBuffer;get=()double;get=(int)double;get=(double[])DoubleBuffer;get=(double[],int,int)DoubleBuffer;get=(int,double[])DoubleBuffer;get=(int,double[],int,int)DoubleBuffer;limit()DoubleBuffer;mark()DoubleBuffer;mismatch()int;order()ByteOrder;position()DoubleBuffer;put()DoubleBuffer;reset()DoubleBuffer;rewind()DoubleBuffer;slice()DoubleBuffer;wrap()DoubleBuffer
c java.nio.FloatBuffer|Buffer|Comparable<FloatBuffer>
allocate()FloatBuffer;array()float[];asReadOnlyBuffer()FloatBuffer;clear()FloatBuffer;compact()FloatBuffer;duplicate()FloatBuffer;flip()FloatBuffer;get=()float;get=(int)float;get=(float[])FloatBuffer;get=(float[],int,int)FloatBuffer;get=(int,float[])FloatBuffer;get=(int,float[],int,int)FloatBuffer;limit()FloatBuffer;mark()FloatBuffer;mismatch()int;order()ByteOrder;position()FloatBuffer;put()FloatBuffer;reset()FloatBuffer;rewind()FloatBuffer;slice()FloatBuffer;wrap()FloatBuffer
c java.nio.IntBuffer|Buffer|Comparable<IntBuffer>
allocate()IntBuffer;array()int[];asReadOnlyBuffer()IntBuffer;clear()IntBuffer;compact()IntBuffer;duplicate()IntBuffer;flip()IntBuffer;get=()int;get=(int)int;get=(int,int[])IntBuffer;get=(int,int[],int,int)IntBuffer;get=(int[])IntBuffer;get=(int[],int,int)IntBuffer;limit()IntBuffer;mark()IntBuffer;mismatch()int;order()ByteOrder;position()IntBuffer;put()IntBuffer;reset()IntBuffer;rewind()IntBuffer;slice()IntBuffer;wrap()IntBuffer
c java.nio.InvalidMarkException|IllegalStateException

c java.nio.LongBuffer|Buffer|Comparable<LongBuffer>
allocate()LongBuffer;array()long[];asReadOnlyBuffer()LongBuffer;clear()LongBuffer;compact()LongBuffer;duplicate()LongBuffer;flip()LongBuffer;get=()long;get=(int)long;get=(int,long[])LongBuffer;get=(int,long[],int,int)LongBuffer;get=(long[])LongBuffer;get=(long[],int,int)LongBuffer;limit()LongBuffer;mark()LongBuffer;mismatch()int;order()ByteOrder;position()LongBuffer;put()LongBuffer;reset()LongBuffer;rewind()LongBuffer;slice()LongBuffer;wrap()LongBuffer
c java.nio.MappedByteBuffer|ByteBuffer
clear()MappedByteBuffer;compact()MappedByteBuffer;duplicate()MappedByteBuffer;flip()MappedByteBuffer;force()MappedByteBuffer;isLoaded()boolean;limit()MappedByteBuffer;load()MappedByteBuffer;mark()MappedByteBuffer;position()MappedByteBuffer;reset()MappedByteBuffer;rewind()MappedByteBuffer;slice()MappedByteBuffer
c java.nio.ReadOnlyBufferException|UnsupportedOperationException

c java.nio.ShortBuffer|Buffer|Comparable<ShortBuffer>
allocate()ShortBuffer;array()short[];asReadOnlyBuffer()ShortBuffer;clear()ShortBuffer;compact()ShortBuffer;duplicate()ShortBuffer;flip()ShortBuffer;get=()short;get=(int)short;get=(int,short[])ShortBuffer;get=(int,short[],int,int)ShortBuffer;get=(short[])ShortBuffer;get=(short[],int,int)ShortBuffer;limit()ShortBuffer;mark()ShortBuffer;mismatch()int;order()ByteOrder;position()ShortBuffer;put()ShortBuffer;reset()ShortBuffer;rewind()ShortBuffer;slice()ShortBuffer;wrap()ShortBuffer
c java.nio.charset.CharacterCodingException|IOException

c java.nio.charset.Charset|Comparable<Charset>
aliases()Set<String>;availableCharsets()SortedMap<String,Charset>;canEncode()boolean;contains()boolean;decode()CharBuffer;defaultCharset()Charset;displayName()String;encode()ByteBuffer;forName()Charset;isRegistered()boolean;isSupported()boolean;name()String;newDecoder()CharsetDecoder;newEncoder()CharsetEncoder
c java.nio.charset.CharsetDecoder
averageCharsPerByte()float;charset()Charset;decode=(ByteBuffer)CharBuffer;decode=(ByteBuffer,CharBuffer,boolean)CoderResult;decodeLoop()CoderResult;detectedCharset()Charset;flush()CoderResult;implFlush()CoderResult;implOnMalformedInput()void;implOnUnmappableCharacter()void;implReplaceWith()void;implReset()void;isAutoDetecting()boolean;isCharsetDetected()boolean;malformedInputAction()CodingErrorAction;maxCharsPerByte()float;onMalformedInput()CharsetDecoder;onUnmappableCharacter()CharsetDecoder;replaceWith()CharsetDecoder;replacement()String;reset()CharsetDecoder;unmappableCharacterAction()CodingErrorAction
c java.nio.charset.CharsetEncoder
averageBytesPerChar()float;canEncode()boolean;charset()Charset;encode=(CharBuffer)ByteBuffer;encode=(CharBuffer,ByteBuffer,boolean)CoderResult;encodeLoop()CoderResult;flush()CoderResult;implFlush()CoderResult;implOnMalformedInput()void;implOnUnmappableCharacter()void;implReplaceWith()void;implReset()void;isLegalReplacement()boolean;malformedInputAction()CodingErrorAction;maxBytesPerChar()float;onMalformedInput()CharsetEncoder;onUnmappableCharacter()CharsetEncoder;replaceWith()CharsetEncoder;replacement()byte[];reset()CharsetEncoder;unmappableCharacterAction()CodingErrorAction
c java.nio.charset.CoderMalfunctionError|Error

c java.nio.charset.CoderResult
UNDERFLOW:CoderResult;OVERFLOW:CoderResult;isError()boolean;isMalformed()boolean;isOverflow()boolean;isUnderflow()boolean;isUnmappable()boolean;length()int;malformedForLength()CoderResult;throwException()void;unmappableForLength()CoderResult
c java.nio.charset.CodingErrorAction
IGNORE:CodingErrorAction;REPLACE:CodingErrorAction;REPORT:CodingErrorAction
c java.nio.charset.IllegalCharsetNameException|IllegalArgumentException
getCharsetName()String
c java.nio.charset.MalformedInputException|CharacterCodingException
getInputLength()int
c java.nio.charset.StandardCharsets
US_ASCII:Charset;ISO_8859_1:Charset;UTF_8:Charset;UTF_16BE:Charset;UTF_16LE:Charset;UTF_16:Charset;UTF_32BE:Charset;UTF_32LE:Charset;UTF_32:Charset
c java.nio.charset.UnmappableCharacterException|CharacterCodingException
getInputLength()int
c java.nio.charset.UnsupportedCharsetException|IllegalArgumentException
getCharsetName()String
c java.nio.file.AccessDeniedException|FileSystemException

c java.nio.file.AccessMode|Enum<java.nio.file.AccessMode>
READ:java.nio.file.AccessMode;WRITE:java.nio.file.AccessMode;EXECUTE:java.nio.file.AccessMode;valueOf()java.nio.file.AccessMode;values()java.nio.file.AccessMode[]
c java.nio.file.AtomicMoveNotSupportedException|FileSystemException

c java.nio.file.ClosedDirectoryStreamException|IllegalStateException

c java.nio.file.ClosedFileSystemException|IllegalStateException

c java.nio.file.ClosedWatchServiceException|IllegalStateException

i java.nio.file.CopyOption

c java.nio.file.DirectoryIteratorException|ConcurrentModificationException
getCause()IOException
c java.nio.file.DirectoryNotEmptyException|FileSystemException

i java.nio.file.DirectoryStream.Filter<T>
accept!(T)boolean
i java.nio.file.DirectoryStream<T>|Closeable|Iterable<T>

c java.nio.file.FileAlreadyExistsException|FileSystemException

c java.nio.file.FileStore
getAttribute()Object;getBlockSize()long;<V:FileStoreAttributeView>getFileStoreAttributeView=(Class<V>)V;getTotalSpace()long;getUnallocatedSpace()long;getUsableSpace()long;isReadOnly()boolean;name()String;supportsFileAttributeView()boolean;type()String
c java.nio.file.FileSystem|Closeable
getFileStores()Iterable<FileStore>;getPath()Path;getPathMatcher()PathMatcher;getRootDirectories()Iterable<Path>;getSeparator()String;getUserPrincipalLookupService()UserPrincipalLookupService;isOpen()boolean;isReadOnly()boolean;newWatchService()WatchService;provider()java.nio.file.spi.FileSystemProvider;supportedFileAttributeViews()Set<String>
c java.nio.file.FileSystemAlreadyExistsException|RuntimeException

c java.nio.file.FileSystemException|IOException
getFile()String;getOtherFile()String;getReason()String
c java.nio.file.FileSystemLoopException|FileSystemException

c java.nio.file.FileSystemNotFoundException|RuntimeException

c java.nio.file.FileSystems
getDefault()FileSystem;getFileSystem()FileSystem;newFileSystem()FileSystem
c java.nio.file.FileVisitOption|Enum<FileVisitOption>
FOLLOW_LINKS:FileVisitOption;valueOf()FileVisitOption;values()FileVisitOption[]
c java.nio.file.FileVisitResult|Enum<FileVisitResult>
CONTINUE:FileVisitResult;TERMINATE:FileVisitResult;SKIP_SUBTREE:FileVisitResult;SKIP_SIBLINGS:FileVisitResult;valueOf()FileVisitResult;values()FileVisitResult[]
i java.nio.file.FileVisitor<T>
postVisitDirectory!(T,IOException)FileVisitResult;preVisitDirectory!(T,BasicFileAttributes)FileVisitResult;visitFile!(T,BasicFileAttributes)FileVisitResult;visitFileFailed!(T,IOException)FileVisitResult
c java.nio.file.Files
copy=(Path,Path,CopyOption...)Path;copy=(InputStream,Path,CopyOption...)long;copy=(Path,OutputStream)long;createDirectories()Path;createDirectory()Path;createFile()Path;createLink()Path;createSymbolicLink()Path;createTempDirectory()Path;createTempFile()Path;delete()void;deleteIfExists()boolean;exists()boolean;find=(Path,int,BiPredicate<Path,BasicFileAttributes>,FileVisitOption...)Stream<Path>;getAttribute()Object;<V:FileAttributeView>getFileAttributeView=(Path,Class<V>,LinkOption...)V;getFileStore()FileStore;getLastModifiedTime()FileTime;getOwner()UserPrincipal;getPosixFilePermissions()Set<PosixFilePermission>;isDirectory()boolean;isExecutable()boolean;isHidden()boolean;isReadable()boolean;isRegularFile()boolean;isSameFile()boolean;isSymbolicLink()boolean;isWritable()boolean;lines()Stream<String>;list()Stream<Path>;mismatch()long;move()Path;newBufferedReader()BufferedReader;newBufferedWriter()BufferedWriter;newByteChannel()SeekableByteChannel;newDirectoryStream()DirectoryStream<Path>;newDirectoryStream=(Path,java.nio.file.DirectoryStream.Filter<-Path>)DirectoryStream<Path>;newInputStream()InputStream;newOutputStream()OutputStream;notExists()boolean;probeContentType()String;readAllBytes()byte[];readAllLines()List<String>;<A:BasicFileAttributes>readAttributes=(Path,Class<A>,LinkOption...)A;readAttributes=(Path,String,LinkOption...)Map<String,Object>;readString()String;readSymbolicLink()Path;setAttribute()Path;setLastModifiedTime()Path;setOwner()Path;setPosixFilePermissions()Path;size()long;walk()Stream<Path>;walkFileTree()Path;write()Path;write=(Path,Iterable<+CharSequence>,Charset,OpenOption...)Path;write=(Path,Iterable<+CharSequence>,OpenOption...)Path;writeString()Path
c java.nio.file.InvalidPathException|IllegalArgumentException
getIndex()int;getInput()String;getReason()String
c java.nio.file.LinkOption|Enum<LinkOption>|OpenOption|CopyOption
NOFOLLOW_LINKS:LinkOption;valueOf()LinkOption;values()LinkOption[]
c java.nio.file.LinkPermission|BasicPermission

c java.nio.file.NoSuchFileException|FileSystemException

c java.nio.file.NotDirectoryException|FileSystemException

c java.nio.file.NotLinkException|FileSystemException

i java.nio.file.OpenOption

i java.nio.file.Path|Comparable<Path>|Iterable<Path>|Watchable
endsWith!(Path)boolean;endsWith()boolean;getFileName!()Path;getFileSystem!()FileSystem;getName!(int)Path;getNameCount!()int;getParent!()Path;getRoot!()Path;isAbsolute!()boolean;normalize!()Path;of~(String,String...)Path;of~(URI)Path;relativize!(Path)Path;resolve!(Path)Path;resolve()Path;resolveSibling()Path;startsWith!(Path)boolean;startsWith()boolean;subpath!(int,int)Path;toAbsolutePath!()Path;toFile()File;toRealPath!(LinkOption...)Path;toUri!()URI
i java.nio.file.PathMatcher
matches!(Path)boolean
c java.nio.file.Paths
get()Path
c java.nio.file.ProviderMismatchException|IllegalArgumentException

c java.nio.file.ProviderNotFoundException|RuntimeException

c java.nio.file.ReadOnlyFileSystemException|UnsupportedOperationException

i java.nio.file.SecureDirectoryStream<T>|DirectoryStream<T>
deleteDirectory!(T)void;deleteFile!(T)void;<V:FileAttributeView>getFileAttributeView!(T,Class<V>,LinkOption...)V;<V:FileAttributeView>getFileAttributeView!(Class<V>)V;move!(T,SecureDirectoryStream<T>,T)void;newByteChannel!(T,Set<+OpenOption>,FileAttribute<?>...)SeekableByteChannel;newDirectoryStream!(T,LinkOption...)SecureDirectoryStream<T>
c java.nio.file.SimpleFileVisitor<T>|FileVisitor<T>

c java.nio.file.StandardCopyOption|Enum<StandardCopyOption>|CopyOption
REPLACE_EXISTING:StandardCopyOption;COPY_ATTRIBUTES:StandardCopyOption;ATOMIC_MOVE:StandardCopyOption;valueOf()StandardCopyOption;values()StandardCopyOption[]
c java.nio.file.StandardOpenOption|Enum<StandardOpenOption>|OpenOption
READ:StandardOpenOption;WRITE:StandardOpenOption;APPEND:StandardOpenOption;TRUNCATE_EXISTING:StandardOpenOption;CREATE:StandardOpenOption;CREATE_NEW:StandardOpenOption;DELETE_ON_CLOSE:StandardOpenOption;SPARSE:StandardOpenOption;SYNC:StandardOpenOption;DSYNC:StandardOpenOption;valueOf()StandardOpenOption;values()StandardOpenOption[]
c java.nio.file.StandardWatchEventKinds
OVERFLOW:Kind<Object>;ENTRY_CREATE:Kind<Path>;ENTRY_DELETE:Kind<Path>;ENTRY_MODIFY:Kind<Path>
i java.nio.file.WatchEvent.Kind<T>
name!()String;type!()Class<T>
i java.nio.file.WatchEvent.Modifier
name!()String
i java.nio.file.WatchEvent<T>
context!()T;count!()int;kind!()Kind<T>
i java.nio.file.WatchKey
cancel!()void;isValid!()boolean;pollEvents!()List<WatchEvent<?>>;reset!()boolean;watchable!()Watchable
i java.nio.file.WatchService|Closeable
poll!()WatchKey;poll!(long,TimeUnit)WatchKey;take!()WatchKey
i java.nio.file.Watchable
register!(WatchService,Kind<?>...)WatchKey;register!(WatchService,Kind<?>[],java.nio.file.WatchEvent.Modifier...)WatchKey
c java.nio.file.attribute.AclEntry.Builder
build()AclEntry;setFlags()java.nio.file.attribute.AclEntry.Builder;setPermissions()java.nio.file.attribute.AclEntry.Builder;setPrincipal()java.nio.file.attribute.AclEntry.Builder;setType()java.nio.file.attribute.AclEntry.Builder
c java.nio.file.attribute.AclEntry
flags()Set<AclEntryFlag>;newBuilder()java.nio.file.attribute.AclEntry.Builder;permissions()Set<AclEntryPermission>;principal()UserPrincipal;type()AclEntryType
c java.nio.file.attribute.AclEntryFlag|Enum<AclEntryFlag>
FILE_INHERIT:AclEntryFlag;DIRECTORY_INHERIT:AclEntryFlag;NO_PROPAGATE_INHERIT:AclEntryFlag;INHERIT_ONLY:AclEntryFlag;valueOf()AclEntryFlag;values()AclEntryFlag[]
c java.nio.file.attribute.AclEntryPermission|Enum<AclEntryPermission>
READ_DATA:AclEntryPermission;WRITE_DATA:AclEntryPermission;APPEND_DATA:AclEntryPermission;READ_NAMED_ATTRS:AclEntryPermission;WRITE_NAMED_ATTRS:AclEntryPermission;EXECUTE:AclEntryPermission;DELETE_CHILD:AclEntryPermission;READ_ATTRIBUTES:AclEntryPermission;WRITE_ATTRIBUTES:AclEntryPermission;DELETE:AclEntryPermission;READ_ACL:AclEntryPermission;WRITE_ACL:AclEntryPermission;WRITE_OWNER:AclEntryPermission;SYNCHRONIZE:AclEntryPermission;LIST_DIRECTORY:AclEntryPermission;ADD_FILE:AclEntryPermission;ADD_SUBDIRECTORY:AclEntryPermission;valueOf()AclEntryPermission;values()AclEntryPermission[]
c java.nio.file.attribute.AclEntryType|Enum<AclEntryType>
ALLOW:AclEntryType;DENY:AclEntryType;AUDIT:AclEntryType;ALARM:AclEntryType;valueOf()AclEntryType;values()AclEntryType[]
i java.nio.file.attribute.AclFileAttributeView|FileOwnerAttributeView
getAcl!()List<AclEntry>;setAcl!(List<AclEntry>)void
i java.nio.file.attribute.AttributeView
name!()String
i java.nio.file.attribute.BasicFileAttributeView|FileAttributeView
readAttributes!()BasicFileAttributes;setTimes!(FileTime,FileTime,FileTime)void
i java.nio.file.attribute.BasicFileAttributes
creationTime!()FileTime;fileKey!()Object;isDirectory!()boolean;isOther!()boolean;isRegularFile!()boolean;isSymbolicLink!()boolean;lastAccessTime!()FileTime;lastModifiedTime!()FileTime;size!()long
i java.nio.file.attribute.DosFileAttributeView|BasicFileAttributeView
readAttributes!()DosFileAttributes;setArchive!(boolean)void;setHidden!(boolean)void;setReadOnly!(boolean)void;setSystem!(boolean)void
i java.nio.file.attribute.DosFileAttributes|BasicFileAttributes
isArchive!()boolean;isHidden!()boolean;isReadOnly!()boolean;isSystem!()boolean
i java.nio.file.attribute.FileAttribute<T>
name!()String;value!()T
i java.nio.file.attribute.FileAttributeView|AttributeView

i java.nio.file.attribute.FileOwnerAttributeView|FileAttributeView
getOwner!()UserPrincipal;setOwner!(UserPrincipal)void
i java.nio.file.attribute.FileStoreAttributeView|AttributeView

c java.nio.file.attribute.FileTime|Comparable<FileTime>
from()FileTime;fromMillis()FileTime;to()long;toInstant()Instant;toMillis()long
i java.nio.file.attribute.GroupPrincipal|UserPrincipal

i java.nio.file.attribute.PosixFileAttributeView|BasicFileAttributeView|FileOwnerAttributeView
readAttributes!()PosixFileAttributes;setGroup!(GroupPrincipal)void;setPermissions!(Set<PosixFilePermission>)void
i java.nio.file.attribute.PosixFileAttributes|BasicFileAttributes
group!()GroupPrincipal;owner!()UserPrincipal;permissions!()Set<PosixFilePermission>
c java.nio.file.attribute.PosixFilePermission|Enum<PosixFilePermission>
OWNER_READ:PosixFilePermission;OWNER_WRITE:PosixFilePermission;OWNER_EXECUTE:PosixFilePermission;GROUP_READ:PosixFilePermission;GROUP_WRITE:PosixFilePermission;GROUP_EXECUTE:PosixFilePermission;OTHERS_READ:PosixFilePermission;OTHERS_WRITE:PosixFilePermission;OTHERS_EXECUTE:PosixFilePermission;valueOf()PosixFilePermission;values()PosixFilePermission[]
c java.nio.file.attribute.PosixFilePermissions
asFileAttribute()FileAttribute<Set<PosixFilePermission>>;fromString()Set<PosixFilePermission>;toString()String
i java.nio.file.attribute.UserDefinedFileAttributeView|FileAttributeView
delete!(String)void;list!()List<String>;read!(String,ByteBuffer)int;size!(String)int;write!(String,ByteBuffer)int
i java.nio.file.attribute.UserPrincipal|Principal

c java.nio.file.attribute.UserPrincipalLookupService
lookupPrincipalByGroupName()GroupPrincipal;lookupPrincipalByName()UserPrincipal
c java.nio.file.attribute.UserPrincipalNotFoundException|IOException
getName()String
c java.security.AccessControlContext
checkPermission()void;getDomainCombiner()DomainCombiner
c java.security.AccessControlException|SecurityException
getPermission()Permission
c java.security.AccessController
checkPermission()void;<T>doPrivileged=(PrivilegedAction<T>)T;<T>doPrivileged=(PrivilegedAction<T>,AccessControlContext)T;<T>doPrivileged=(PrivilegedAction<T>,AccessControlContext,Permission...)T;<T>doPrivileged=(PrivilegedExceptionAction<T>)T;<T>doPrivileged=(PrivilegedExceptionAction<T>,AccessControlContext)T;<T>doPrivileged=(PrivilegedExceptionAction<T>,AccessControlContext,Permission...)T;<T>doPrivilegedWithCombiner=(PrivilegedAction<T>)T;<T>doPrivilegedWithCombiner=(PrivilegedAction<T>,AccessControlContext,Permission...)T;<T>doPrivilegedWithCombiner=(PrivilegedExceptionAction<T>)T;<T>doPrivilegedWithCombiner=(PrivilegedExceptionAction<T>,AccessControlContext,Permission...)T;getContext()AccessControlContext
i java.security.AlgorithmConstraints
permits!(Set<CryptoPrimitive>,String,AlgorithmParameters)boolean;permits!(Set<CryptoPrimitive>,String,Key,AlgorithmParameters)boolean;permits!(Set<CryptoPrimitive>,Key)boolean
c java.security.AlgorithmParameterGenerator
generateParameters()AlgorithmParameters;getAlgorithm()String;getInstance()AlgorithmParameterGenerator;getProvider()java.security.Provider;init()void;init=(java.security.spec.AlgorithmParameterSpec)void;init=(java.security.spec.AlgorithmParameterSpec,SecureRandom)void
c java.security.AlgorithmParameterGeneratorSpi
engineGenerateParameters()AlgorithmParameters;engineInit()void;engineInit=(java.security.spec.AlgorithmParameterSpec,SecureRandom)void
c java.security.AlgorithmParameters
getAlgorithm()String;getEncoded()byte[];getInstance()AlgorithmParameters;<T:java.security.spec.AlgorithmParameterSpec>getParameterSpec=(Class<T>)T;getProvider()java.security.Provider;init()void;init=(java.security.spec.AlgorithmParameterSpec)void
c java.security.AlgorithmParametersSpi
engineGetEncoded()byte[];<T:java.security.spec.AlgorithmParameterSpec>engineGetParameterSpec=(Class<T>)T;engineInit()void;engineInit=(java.security.spec.AlgorithmParameterSpec)void;engineToString()String
c java.security.AllPermission|Permission

i java.security.AsymmetricKey|Key|DEREncodable
getParams()java.security.spec.AlgorithmParameterSpec
c java.security.AuthProvider|java.security.Provider
login=(javax.security.auth.Subject,javax.security.auth.callback.CallbackHandler)void;logout()void;setCallbackHandler=(javax.security.auth.callback.CallbackHandler)void
c java.security.BasicPermission|Permission|Serializable

i java.security.Certificate
decode!(InputStream)void;encode!(OutputStream)void;getFormat!()String;getGuarantor!()Principal;getPrincipal!()Principal;getPublicKey!()PublicKey;toString!(boolean)String
c java.security.CodeSigner|Serializable
getSignerCertPath()java.security.cert.CertPath;getTimestamp()java.security.Timestamp
c java.security.CodeSource|Serializable
getCertificates()java.security.cert.Certificate[];getCodeSigners()CodeSigner[];getLocation()URL;implies()boolean
c java.security.CryptoPrimitive|Enum<CryptoPrimitive>
MESSAGE_DIGEST:CryptoPrimitive;SECURE_RANDOM:CryptoPrimitive;BLOCK_CIPHER:CryptoPrimitive;STREAM_CIPHER:CryptoPrimitive;MAC:CryptoPrimitive;KEY_WRAP:CryptoPrimitive;PUBLIC_KEY_ENCRYPTION:CryptoPrimitive;SIGNATURE:CryptoPrimitive;KEY_ENCAPSULATION:CryptoPrimitive;KEY_AGREEMENT:CryptoPrimitive;valueOf()CryptoPrimitive;values()CryptoPrimitive[]
i java.security.DEREncodable

c java.security.DigestException|GeneralSecurityException

c java.security.DigestInputStream|FilterInputStream
digest:MessageDigest;getMessageDigest()MessageDigest;on()void;setMessageDigest()void
c java.security.DigestOutputStream|FilterOutputStream
digest:MessageDigest;getMessageDigest()MessageDigest;on()void;setMessageDigest()void
i java.security.DomainCombiner
combine!(ProtectionDomain[],ProtectionDomain[])ProtectionDomain[]
c java.security.DomainLoadStoreParameter|LoadStoreParameter
getConfiguration()URI;getProtectionParams()Map<String,ProtectionParameter>
c java.security.DrbgParameters.Capability|Enum<Capability>
PR_AND_RESEED:Capability;RESEED_ONLY:Capability;NONE:Capability;supportsPredictionResistance()boolean;supportsReseeding()boolean;valueOf()Capability;values()Capability[]
c java.security.DrbgParameters.Instantiation|SecureRandomParameters
getCapability()Capability;getPersonalizationString()byte[];getStrength()int
c java.security.DrbgParameters.NextBytes|SecureRandomParameters
getAdditionalInput()byte[];getPredictionResistance()boolean;getStrength()int
c java.security.DrbgParameters.Reseed|SecureRandomParameters
getAdditionalInput()byte[];getPredictionResistance()boolean
c java.security.DrbgParameters
instantiation()Instantiation;nextBytes()NextBytes;reseed()Reseed
c java.security.GeneralSecurityException|Exception

i java.security.Guard
checkGuard!(Object)void
c java.security.GuardedObject|Serializable
getObject()Object
c java.security.Identity|Principal|Serializable
addCertificate()void;certificates()Certificate[];getInfo()String;getPublicKey()PublicKey;getScope()IdentityScope;identityEquals()boolean;removeCertificate()void;setInfo()void;setPublicKey()void;toString()String
c java.security.IdentityScope|Identity
addIdentity()void;getIdentity()Identity;getSystemScope()IdentityScope;identities()Enumeration<Identity>;removeIdentity()void;setSystemScope()void;size()int
c java.security.InvalidAlgorithmParameterException|GeneralSecurityException

c java.security.InvalidKeyException|KeyException

c java.security.InvalidParameterException|IllegalArgumentException

i java.security.Key|Serializable
serialVersionUID:long;getAlgorithm!()String;getEncoded!()byte[];getFormat!()String
c java.security.KeyException|GeneralSecurityException

c java.security.KeyFactory
generatePrivate=(java.security.spec.KeySpec)PrivateKey;generatePublic=(java.security.spec.KeySpec)PublicKey;getAlgorithm()String;getInstance()KeyFactory;<T:java.security.spec.KeySpec>getKeySpec=(Key,Class<T>)T;getProvider()java.security.Provider;translateKey()Key
c java.security.KeyFactorySpi
engineGeneratePrivate=(java.security.spec.KeySpec)PrivateKey;engineGeneratePublic=(java.security.spec.KeySpec)PublicKey;<T:java.security.spec.KeySpec>engineGetKeySpec=(Key,Class<T>)T;engineTranslateKey()Key
c java.security.KeyManagementException|KeyException

c java.security.KeyPair|Serializable|DEREncodable
getPrivate()PrivateKey;getPublic()PublicKey
c java.security.KeyPairGenerator|KeyPairGeneratorSpi
genKeyPair()KeyPair;getAlgorithm()String;getInstance()KeyPairGenerator;getProvider()java.security.Provider;initialize()void;initialize=(java.security.spec.AlgorithmParameterSpec)void
c java.security.KeyPairGeneratorSpi
generateKeyPair()KeyPair;initialize()void;initialize=(java.security.spec.AlgorithmParameterSpec,SecureRandom)void
c java.security.KeyRep.Type|Enum<java.security.KeyRep.Type>
SECRET:java.security.KeyRep.Type;PUBLIC:java.security.KeyRep.Type;PRIVATE:java.security.KeyRep.Type;valueOf()java.security.KeyRep.Type;values()java.security.KeyRep.Type[]
c java.security.KeyRep|Serializable
readResolve()Object
c java.security.KeyStore.Builder
getKeyStore()KeyStore;getProtectionParameter()ProtectionParameter;newInstance=(File,ProtectionParameter)java.security.KeyStore.Builder;newInstance=(String,java.security.Provider,File,ProtectionParameter)java.security.KeyStore.Builder;newInstance=(String,java.security.Provider,ProtectionParameter)java.security.KeyStore.Builder;newInstance=(KeyStore,ProtectionParameter)java.security.KeyStore.Builder
c java.security.KeyStore.CallbackHandlerProtection|ProtectionParameter
getCallbackHandler()javax.security.auth.callback.CallbackHandler
i java.security.KeyStore.Entry.Attribute
getName!()String;getValue!()String
i java.security.KeyStore.Entry
getAttributes()Set<java.security.KeyStore.Entry.Attribute>
i java.security.KeyStore.LoadStoreParameter
getProtectionParameter!()ProtectionParameter
c java.security.KeyStore.PasswordProtection|ProtectionParameter|javax.security.auth.Destroyable
destroy()void;getPassword()char[];getProtectionAlgorithm()String;getProtectionParameters()java.security.spec.AlgorithmParameterSpec;isDestroyed()boolean
c java.security.KeyStore.PrivateKeyEntry|java.security.KeyStore.Entry
getCertificate()java.security.cert.Certificate;getCertificateChain()java.security.cert.Certificate[];getPrivateKey()PrivateKey
i java.security.KeyStore.ProtectionParameter

c java.security.KeyStore.SecretKeyEntry|java.security.KeyStore.Entry
getSecretKey()javax.crypto.SecretKey
c java.security.KeyStore.TrustedCertificateEntry|java.security.KeyStore.Entry
getTrustedCertificate()java.security.cert.Certificate
c java.security.KeyStore
aliases()Enumeration<String>;containsAlias()boolean;deleteEntry()void;entryInstanceOf()boolean;getAttributes()Set<java.security.KeyStore.Entry.Attribute>;getCertificate()java.security.cert.Certificate;getCertificateAlias()String;getCertificateChain()java.security.cert.Certificate[];getCreationDate()java.util.Date;getDefaultType()String;getEntry=(String,ProtectionParameter)java.security.KeyStore.Entry;getInstance()KeyStore;getInstance=(File,LoadStoreParameter)KeyStore;getKey()Key;getProvider()java.security.Provider;getType()String;isCertificateEntry()boolean;isKeyEntry()boolean;load()void;load=(LoadStoreParameter)void;setCertificateEntry()void;setEntry=(String,java.security.KeyStore.Entry,ProtectionParameter)void;setKeyEntry()void;size()int;store()void;store=(LoadStoreParameter)void
c java.security.KeyStoreException|GeneralSecurityException

c java.security.KeyStoreSpi
engineAliases()Enumeration<String>;engineContainsAlias()boolean;engineDeleteEntry()void;engineEntryInstanceOf()boolean;engineGetAttributes()Set<java.security.KeyStore.Entry.Attribute>;engineGetCertificate()java.security.cert.Certificate;engineGetCertificateAlias()String;engineGetCertificateChain()java.security.cert.Certificate[];engineGetCreationDate()java.util.Date;engineGetEntry=(String,ProtectionParameter)java.security.KeyStore.Entry;engineGetKey()Key;engineIsCertificateEntry()boolean;engineIsKeyEntry()boolean;engineLoad()void;engineLoad=(LoadStoreParameter)void;engineProbe()boolean;engineSetCertificateEntry()void;engineSetEntry=(String,java.security.KeyStore.Entry,ProtectionParameter)void;engineSetKeyEntry()void;engineSize()int;engineStore()void;engineStore=(LoadStoreParameter)void
c java.security.MessageDigest|MessageDigestSpi
digest=()byte[];digest=(byte[])byte[];digest=(byte[],int,int)int;getAlgorithm()String;getDigestLength()int;getInstance()MessageDigest;getProvider()java.security.Provider;isEqual()boolean;reset()void;update()void
c java.security.MessageDigestSpi
engineDigest=()byte[];engineDigest=(byte[],int,int)int;engineGetDigestLength()int;engineReset()void;engineUpdate()void
c java.security.NoSuchAlgorithmException|GeneralSecurityException

c java.security.NoSuchProviderException|GeneralSecurityException

c java.security.PEMDecoder
<S:DEREncodable>decode=(InputStream,Class<S>)S;<S:DEREncodable>decode=(String,Class<S>)S;decode=(InputStream)DEREncodable;decode=(String)DEREncodable;of()PEMDecoder;withDecryption()PEMDecoder;withFactory()PEMDecoder
c java.security.PEMEncoder
encode=(DEREncodable)byte[];encodeToString=(DEREncodable)String;of()PEMEncoder;withEncryption()PEMEncoder
c java.security.PEMRecord|Record|DEREncodable
content()String;leadingData()byte[];type()String
c java.security.PKCS12Attribute|java.security.KeyStore.Entry.Attribute
getEncoded()byte[]
c java.security.Permission|Guard|Serializable
getActions()String;getName()String;implies()boolean;newPermissionCollection()PermissionCollection
c java.security.PermissionCollection|Serializable
add()void;elements()Enumeration<Permission>;elementsAsStream()Stream<Permission>;implies()boolean;isReadOnly()boolean;setReadOnly()void
c java.security.Permissions|PermissionCollection|Serializable

i java.security.Policy.Parameters

c java.security.Policy
UNSUPPORTED_EMPTY_COLLECTION:PermissionCollection;getInstance=(String,Parameters)Policy;getInstance=(String,Parameters,String)Policy;getInstance=(String,Parameters,java.security.Provider)Policy;getParameters()Parameters;getPermissions()PermissionCollection;getPolicy()Policy;getProvider()java.security.Provider;getType()String;implies()boolean;refresh()void;setPolicy()void
c java.security.PolicySpi
engineGetPermissions()PermissionCollection;engineImplies()boolean;engineRefresh()void
i java.security.Principal
getName!()String;implies()boolean
i java.security.PrivateKey|AsymmetricKey|javax.security.auth.Destroyable
serialVersionUID:long
i java.security.PrivilegedAction<T>
run!()T
c java.security.PrivilegedActionException|Exception
getException()Exception
i java.security.PrivilegedExceptionAction<T>
run!()T
c java.security.ProtectionDomain
getClassLoader()ClassLoader;getCodeSource()CodeSource;getPermissions()PermissionCollection;getPrincipals()Principal[];implies()boolean;staticPermissionsOnly()boolean
c java.security.Provider.Service
getAlgorithm()String;getAttribute()String;getClassName()String;getProvider()java.security.Provider;getType()String;newInstance()Object;supportsParameter()boolean
c java.security.Provider|Properties
configure()java.security.Provider;getInfo()String;getName()String;getService()Service;getServices()Set<Service>;getVersionStr()String;isConfigured()boolean;putService()void;removeService()void
c java.security.ProviderException|RuntimeException

i java.security.PublicKey|AsymmetricKey
serialVersionUID:long
c java.security.SecureClassLoader|ClassLoader
getPermissions()PermissionCollection
c java.security.SecureRandom|Random
generateSeed()byte[];getAlgorithm()String;getInstance()SecureRandom;getInstance=(String,SecureRandomParameters)SecureRandom;getInstance=(String,SecureRandomParameters,String)SecureRandom;getInstance=(String,SecureRandomParameters,java.security.Provider)SecureRandom;getInstanceStrong()SecureRandom;getParameters()SecureRandomParameters;getProvider()java.security.Provider;getSeed()byte[];nextBytes=(byte[],SecureRandomParameters)void;reseed()void;reseed=(SecureRandomParameters)void
i java.security.SecureRandomParameters

c java.security.SecureRandomSpi|Serializable
engineGenerateSeed()byte[];engineGetParameters()SecureRandomParameters;engineNextBytes()void;engineNextBytes=(byte[],SecureRandomParameters)void;engineReseed=(SecureRandomParameters)void;engineSetSeed()void
c java.security.Security
addProvider()int;getAlgorithms()Set<String>;getProperty()String;getProvider()java.security.Provider;getProviders()java.security.Provider[];insertProviderAt()int;removeProvider()void;setProperty()void
c java.security.SecurityPermission|BasicPermission

c java.security.Signature|SignatureSpi
UNINITIALIZED:int;SIGN:int;VERIFY:int;state:int;getAlgorithm()String;getInstance()Signature;getParameters()AlgorithmParameters;getProvider()java.security.Provider;initSign()void;initVerify()void;setParameter=(java.security.spec.AlgorithmParameterSpec)void;sign=()byte[];sign=(byte[],int,int)int;update()void;verify()boolean
c java.security.SignatureException|GeneralSecurityException

c java.security.SignatureSpi
appRandom:SecureRandom;engineGetParameters()AlgorithmParameters;engineInitSign()void;engineInitVerify()void;engineSetParameter=(java.security.spec.AlgorithmParameterSpec)void;engineSign=()byte[];engineSign=(byte[],int,int)int;engineUpdate()void;engineVerify()boolean
c java.security.SignedObject|Serializable
getAlgorithm()String;getObject()Object;getSignature()byte[];verify()boolean
c java.security.Signer|Identity
getPrivateKey()PrivateKey;setKeyPair()void
c java.security.Timestamp|Serializable
getSignerCertPath()java.security.cert.CertPath;getTimestamp()java.util.Date
c java.security.URIParameter|Parameters|javax.security.auth.login.Configuration.Parameters
getURI()URI
c java.security.UnrecoverableEntryException|GeneralSecurityException

c java.security.UnrecoverableKeyException|UnrecoverableEntryException

c java.security.UnresolvedPermission|Permission|Serializable
getUnresolvedActions()String;getUnresolvedCerts()java.security.cert.Certificate[];getUnresolvedName()String;getUnresolvedType()String
c java.text.Annotation
getValue()Object
c java.text.AttributedCharacterIterator.Attribute|Serializable
LANGUAGE:java.text.AttributedCharacterIterator.Attribute;READING:java.text.AttributedCharacterIterator.Attribute;INPUT_METHOD_SEGMENT:java.text.AttributedCharacterIterator.Attribute;getName()String;readResolve()Object
i java.text.AttributedCharacterIterator|CharacterIterator
getAllAttributeKeys!()Set<java.text.AttributedCharacterIterator.Attribute>;getAttribute!(java.text.AttributedCharacterIterator.Attribute)Object;getAttributes!()Map<java.text.AttributedCharacterIterator.Attribute,Object>;getRunLimit!()int;getRunLimit!(java.text.AttributedCharacterIterator.Attribute)int;getRunLimit!(Set<+java.text.AttributedCharacterIterator.Attribute>)int;getRunStart!()int;getRunStart!(java.text.AttributedCharacterIterator.Attribute)int;getRunStart!(Set<+java.text.AttributedCharacterIterator.Attribute>)int
c java.text.AttributedString
addAttribute()void;addAttributes()void;getIterator()AttributedCharacterIterator
c java.text.Bidi
DIRECTION_LEFT_TO_RIGHT:int;DIRECTION_RIGHT_TO_LEFT:int;DIRECTION_DEFAULT_LEFT_TO_RIGHT:int;DIRECTION_DEFAULT_RIGHT_TO_LEFT:int;baseIsLeftToRight()boolean;createLineBidi()Bidi;getBaseLevel()int;getLength()int;getLevelAt()int;getRunCount()int;getRunLevel()int;getRunLimit()int;getRunStart()int;isLeftToRight()boolean;isMixed()boolean;isRightToLeft()boolean;reorderVisually()void;requiresBidi()boolean
c java.text.BreakIterator|Cloneable
DONE:int;current()int;first()int;following()int;getAvailableLocales()Locale[];getCharacterInstance()BreakIterator;getLineInstance()BreakIterator;getSentenceInstance()BreakIterator;getText()CharacterIterator;getWordInstance()BreakIterator;isBoundary()boolean;last()int;next()int;preceding()int;previous()int;setText()void
i java.text.CharacterIterator|Cloneable
DONE:char;current!()char;first!()char;getBeginIndex!()int;getEndIndex!()int;getIndex!()int;last!()char;next!()char;previous!()char;setIndex!(int)char
c java.text.ChoiceFormat|NumberFormat
applyPattern()void;getFormats()Object[];getLimits()double[];nextDouble()double;previousDouble()double;setChoices()void;toPattern()String
c java.text.CollationElementIterator
NULLORDER:int;getMaxExpansion()int;getOffset()int;next()int;previous()int;primaryOrder()int;reset()void;secondaryOrder()short;setOffset()void;setText()void;tertiaryOrder()short
c java.text.CollationKey|Comparable<CollationKey>
getSourceString()String;toByteArray()byte[]
c java.text.Collator|Comparator<Object>|Cloneable
PRIMARY:int;SECONDARY:int;TERTIARY:int;IDENTICAL:int;NO_DECOMPOSITION:int;CANONICAL_DECOMPOSITION:int;FULL_DECOMPOSITION:int;equals()boolean;getAvailableLocales()Locale[];getCollationKey()CollationKey;getDecomposition()int;getInstance()Collator;getStrength()int;setDecomposition()void;setStrength()void
c java.text.CompactNumberFormat|NumberFormat
clone()CompactNumberFormat;getGroupingSize()int;isParseBigDecimal()boolean;setGroupingSize()void;setParseBigDecimal()void
c java.text.DateFormat.Field|java.text.Format.Field
ERA:java.text.DateFormat.Field;YEAR:java.text.DateFormat.Field;MONTH:java.text.DateFormat.Field;DAY_OF_MONTH:java.text.DateFormat.Field;HOUR_OF_DAY1:java.text.DateFormat.Field;HOUR_OF_DAY0:java.text.DateFormat.Field;MINUTE:java.text.DateFormat.Field;SECOND:java.text.DateFormat.Field;MILLISECOND:java.text.DateFormat.Field;DAY_OF_WEEK:java.text.DateFormat.Field;DAY_OF_YEAR:java.text.DateFormat.Field;DAY_OF_WEEK_IN_MONTH:java.text.DateFormat.Field;WEEK_OF_YEAR:java.text.DateFormat.Field;WEEK_OF_MONTH:java.text.DateFormat.Field;AM_PM:java.text.DateFormat.Field;HOUR1:java.text.DateFormat.Field;HOUR0:java.text.DateFormat.Field;TIME_ZONE:java.text.DateFormat.Field;getCalendarField()int;ofCalendarField()java.text.DateFormat.Field
c java.text.DateFormat|Format
calendar:Calendar;numberFormat:NumberFormat;ERA_FIELD:int;YEAR_FIELD:int;MONTH_FIELD:int;DATE_FIELD:int;HOUR_OF_DAY1_FIELD:int;HOUR_OF_DAY0_FIELD:int;MINUTE_FIELD:int;SECOND_FIELD:int;MILLISECOND_FIELD:int;DAY_OF_WEEK_FIELD:int;DAY_OF_YEAR_FIELD:int;DAY_OF_WEEK_IN_MONTH_FIELD:int;WEEK_OF_YEAR_FIELD:int;WEEK_OF_MONTH_FIELD:int;AM_PM_FIELD:int;HOUR1_FIELD:int;HOUR0_FIELD:int;TIMEZONE_FIELD:int;FULL:int;LONG:int;MEDIUM:int;SHORT:int;DEFAULT:int;getAvailableLocales()Locale[];getCalendar()Calendar;getDateInstance()DateFormat;getDateTimeInstance()DateFormat;getInstance()DateFormat;getNumberFormat()NumberFormat;getTimeInstance()DateFormat;getTimeZone()TimeZone;isLenient()boolean;parse()java.util.Date;setCalendar()void;setLenient()void;setNumberFormat()void;setTimeZone()void
c java.text.DateFormatSymbols|Serializable|Cloneable
getAmPmStrings()String[];getAvailableLocales()Locale[];getEras()String[];getInstance()DateFormatSymbols;getLocalPatternChars()String;getMonths()String[];getShortMonths()String[];getShortWeekdays()String[];getWeekdays()String[];getZoneStrings()String[][];setAmPmStrings()void;setEras()void;setLocalPatternChars()void;setMonths()void;setShortMonths()void;setShortWeekdays()void;setWeekdays()void;setZoneStrings()void
c java.text.DecimalFormat|NumberFormat
applyLocalizedPattern()void;applyPattern()void;getDecimalFormatSymbols()DecimalFormatSymbols;getGroupingSize()int;getMultiplier()int;getNegativePrefix()String;getNegativeSuffix()String;getPositivePrefix()String;getPositiveSuffix()String;isDecimalSeparatorAlwaysShown()boolean;isParseBigDecimal()boolean;setDecimalFormatSymbols()void;setDecimalSeparatorAlwaysShown()void;setGroupingSize()void;setMultiplier()void;setNegativePrefix()void;setNegativeSuffix()void;setParseBigDecimal()void;setPositivePrefix()void;setPositiveSuffix()void;toLocalizedPattern()String;toPattern()String
c java.text.DecimalFormatSymbols|Cloneable|Serializable
getAvailableLocales()Locale[];getCurrency()Currency;getCurrencySymbol()String;getDecimalSeparator()char;getDigit()char;getExponentSeparator()String;getGroupingSeparator()char;getInfinity()String;getInstance()DecimalFormatSymbols;getInternationalCurrencySymbol()String;getLocale()Locale;getMinusSign()char;getMonetaryDecimalSeparator()char;getMonetaryGroupingSeparator()char;getNaN()String;getPatternSeparator()char;getPerMill()char;getPercent()char;getZeroDigit()char;setCurrency()void;setCurrencySymbol()void;setDecimalSeparator()void;setDigit()void;setExponentSeparator()void;setGroupingSeparator()void;setInfinity()void;setInternationalCurrencySymbol()void;setMinusSign()void;setMonetaryDecimalSeparator()void;setMonetaryGroupingSeparator()void;setNaN()void;setPatternSeparator()void;setPerMill()void;setPercent()void;setZeroDigit()void
c java.text.FieldPosition
getBeginIndex()int;getEndIndex()int;getField()int;getFieldAttribute()java.text.Format.Field;setBeginIndex()void;setEndIndex()void
c java.text.Format.Field|java.text.AttributedCharacterIterator.Attribute

c java.text.Format|Serializable|Cloneable
format=(Object,StringBuffer,FieldPosition)StringBuffer;format=(Object)String;formatToCharacterIterator()AttributedCharacterIterator;parseObject()Object
c java.text.ListFormat.Style|Enum<java.text.ListFormat.Style>
FULL:java.text.ListFormat.Style;SHORT:java.text.ListFormat.Style;NARROW:java.text.ListFormat.Style;valueOf()java.text.ListFormat.Style;values()java.text.ListFormat.Style[]
c java.text.ListFormat.Type|Enum<java.text.ListFormat.Type>
STANDARD:java.text.ListFormat.Type;OR:java.text.ListFormat.Type;UNIT:java.text.ListFormat.Type;valueOf()java.text.ListFormat.Type;values()java.text.ListFormat.Type[]
c java.text.ListFormat|Format
getAvailableLocales()Locale[];getInstance()ListFormat;getLocale()Locale;getPatterns()String[];parse()List<String>
c java.text.MessageFormat.Field|java.text.Format.Field
ARGUMENT:java.text.MessageFormat.Field
c java.text.MessageFormat|Format
applyPattern()void;format()String;getFormats()Format[];getFormatsByArgumentIndex()Format[];getLocale()Locale;parse()Object[];setFormat()void;setFormatByArgumentIndex()void;setFormats()void;setFormatsByArgumentIndex()void;setLocale()void;toPattern()String
c java.text.Normalizer.Form|Enum<Form>
NFD:Form;NFC:Form;NFKD:Form;NFKC:Form;valueOf()Form;values()Form[]
c java.text.Normalizer
isNormalized()boolean;normalize()String
c java.text.NumberFormat.Field|java.text.Format.Field
INTEGER:java.text.NumberFormat.Field;FRACTION:java.text.NumberFormat.Field;EXPONENT:java.text.NumberFormat.Field;DECIMAL_SEPARATOR:java.text.NumberFormat.Field;SIGN:java.text.NumberFormat.Field;GROUPING_SEPARATOR:java.text.NumberFormat.Field;EXPONENT_SYMBOL:java.text.NumberFormat.Field;PERCENT:java.text.NumberFormat.Field;PERMILLE:java.text.NumberFormat.Field;CURRENCY:java.text.NumberFormat.Field;EXPONENT_SIGN:java.text.NumberFormat.Field;PREFIX:java.text.NumberFormat.Field;SUFFIX:java.text.NumberFormat.Field
c java.text.NumberFormat.Style|Enum<java.text.NumberFormat.Style>
SHORT:java.text.NumberFormat.Style;LONG:java.text.NumberFormat.Style;valueOf()java.text.NumberFormat.Style;values()java.text.NumberFormat.Style[]
c java.text.NumberFormat|Format
INTEGER_FIELD:int;FRACTION_FIELD:int;getAvailableLocales()Locale[];getCompactNumberInstance()NumberFormat;getCurrency()Currency;getCurrencyInstance()NumberFormat;getInstance()NumberFormat;getIntegerInstance()NumberFormat;getMaximumFractionDigits()int;getMaximumIntegerDigits()int;getMinimumFractionDigits()int;getMinimumIntegerDigits()int;getNumberInstance()NumberFormat;getPercentInstance()NumberFormat;getRoundingMode()RoundingMode;isGroupingUsed()boolean;isParseIntegerOnly()boolean;isStrict()boolean;parse()Number;setCurrency()void;setGroupingUsed()void;setMaximumFractionDigits()void;setMaximumIntegerDigits()void;setMinimumFractionDigits()void;setMinimumIntegerDigits()void;setParseIntegerOnly()void;setRoundingMode()void;setStrict()void
c java.text.ParseException|Exception
getErrorOffset()int
c java.text.ParsePosition
getErrorIndex()int;getIndex()int;setErrorIndex()void;setIndex()void
c java.text.RuleBasedCollator|Collator
getCollationElementIterator()CollationElementIterator;getRules()String
c java.text.SimpleDateFormat|DateFormat
applyLocalizedPattern()void;applyPattern()void;get2DigitYearStart()java.util.Date;getDateFormatSymbols()DateFormatSymbols;set2DigitYearStart()void;setDateFormatSymbols()void;toLocalizedPattern()String;toPattern()String
c java.text.StringCharacterIterator|CharacterIterator
setText()void
c java.time.Clock|InstantSource
fixed()Clock;getZone()ZoneId;offset()Clock;system()Clock;systemDefaultZone()Clock;systemUTC()Clock;tick()Clock;tickMillis()Clock;tickMinutes()Clock;tickSeconds()Clock
c java.time.DateTimeException|RuntimeException

c java.time.DayOfWeek|Enum<DayOfWeek>|TemporalAccessor|TemporalAdjuster
MONDAY:DayOfWeek;TUESDAY:DayOfWeek;WEDNESDAY:DayOfWeek;THURSDAY:DayOfWeek;FRIDAY:DayOfWeek;SATURDAY:DayOfWeek;SUNDAY:DayOfWeek;from=(TemporalAccessor)DayOfWeek;getDisplayName()String;getValue()int;minus()DayOfWeek;of()DayOfWeek;plus()DayOfWeek;valueOf()DayOfWeek;values()DayOfWeek[]
c java.time.Duration|TemporalAmount|Comparable<Duration>|Serializable
ZERO:Duration;abs()Duration;between()Duration;dividedBy=(long)Duration;dividedBy=(Duration)long;from()Duration;getNano()int;getSeconds()long;isNegative()boolean;isPositive()boolean;isZero()boolean;minus()Duration;minusDays()Duration;minusHours()Duration;minusMillis()Duration;minusMinutes()Duration;minusNanos()Duration;minusSeconds()Duration;multipliedBy()Duration;negated()Duration;of()Duration;ofDays()Duration;ofHours()Duration;ofMillis()Duration;ofMinutes()Duration;ofNanos()Duration;ofSeconds()Duration;parse()Duration;plus()Duration;plusDays()Duration;plusHours()Duration;plusMillis()Duration;plusMinutes()Duration;plusNanos()Duration;plusSeconds()Duration;toDays()long;toDaysPart()long;toHours()long;toHoursPart()int;toMillis()long;toMillisPart()int;toMinutes()long;toMinutesPart()int;toNanos()long;toNanosPart()int;toSeconds()long;toSecondsPart()int;truncatedTo()Duration;withNanos()Duration;withSeconds()Duration
c java.time.Instant|Temporal|TemporalAdjuster|Comparable<Instant>|Serializable
EPOCH:Instant;MIN:Instant;MAX:Instant;atOffset()OffsetDateTime;atZone()ZonedDateTime;from=(TemporalAccessor)Instant;getEpochSecond()long;getNano()int;isAfter()boolean;isBefore()boolean;minus()Instant;minusMillis()Instant;minusNanos()Instant;minusSeconds()Instant;now()Instant;ofEpochMilli()Instant;ofEpochSecond()Instant;parse()Instant;plus()Instant;plusMillis()Instant;plusNanos()Instant;plusSeconds()Instant;toEpochMilli()long;truncatedTo()Instant;until()Duration;with=(TemporalAdjuster)Instant;with()Instant
i java.time.InstantSource
fixed~(Instant)InstantSource;instant!()Instant;millis()long;offset~(InstantSource,Duration)InstantSource;system~()InstantSource;tick~(InstantSource,Duration)InstantSource;withZone()Clock
c java.time.LocalDate|Temporal|TemporalAdjuster|java.time.chrono.ChronoLocalDate|Serializable
MIN:LocalDate;MAX:LocalDate;EPOCH:LocalDate;atStartOfDay=()LocalDateTime;atStartOfDay=(ZoneId)ZonedDateTime;atTime=(int,int)LocalDateTime;atTime=(int,int,int)LocalDateTime;atTime=(int,int,int,int)LocalDateTime;atTime=(LocalTime)LocalDateTime;atTime=(OffsetTime)OffsetDateTime;datesUntil()Stream<LocalDate>;format()String;from=(TemporalAccessor)LocalDate;getChronology()java.time.chrono.IsoChronology;getDayOfMonth()int;getDayOfWeek()DayOfWeek;getDayOfYear()int;getEra()java.time.chrono.IsoEra;getMonth()Month;getMonthValue()int;getYear()int;isAfter()boolean;isBefore()boolean;isEqual()boolean;isLeapYear()boolean;lengthOfMonth()int;lengthOfYear()int;minus()LocalDate;minusDays()LocalDate;minusMonths()LocalDate;minusWeeks()LocalDate;minusYears()LocalDate;now()LocalDate;of()LocalDate;ofEpochDay()LocalDate;ofInstant()LocalDate;ofYearDay()LocalDate;parse()LocalDate;plus()LocalDate;plusDays()LocalDate;plusMonths()LocalDate;plusWeeks()LocalDate;plusYears()LocalDate;toEpochDay()long;toEpochSecond()long;until()Period;with=(TemporalAdjuster)LocalDate;with()LocalDate;withDayOfMonth()LocalDate;withDayOfYear()LocalDate;withMonth()LocalDate;withYear()LocalDate
c java.time.LocalDateTime|Temporal|TemporalAdjuster|java.time.chrono.ChronoLocalDateTime<LocalDate>|Serializable
MIN:LocalDateTime;MAX:LocalDateTime;atOffset()OffsetDateTime;atZone()ZonedDateTime;format()String;from=(TemporalAccessor)LocalDateTime;getDayOfMonth()int;getDayOfWeek()DayOfWeek;getDayOfYear()int;getHour()int;getMinute()int;getMonth()Month;getMonthValue()int;getNano()int;getSecond()int;getYear()int;isAfter()boolean;isBefore()boolean;isEqual()boolean;minus()LocalDateTime;minusDays()LocalDateTime;minusHours()LocalDateTime;minusMinutes()LocalDateTime;minusMonths()LocalDateTime;minusNanos()LocalDateTime;minusSeconds()LocalDateTime;minusWeeks()LocalDateTime;minusYears()LocalDateTime;now()LocalDateTime;of()LocalDateTime;ofEpochSecond()LocalDateTime;ofInstant()LocalDateTime;parse()LocalDateTime;plus()LocalDateTime;plusDays()LocalDateTime;plusHours()LocalDateTime;plusMinutes()LocalDateTime;plusMonths()LocalDateTime;plusNanos()LocalDateTime;plusSeconds()LocalDateTime;plusWeeks()LocalDateTime;plusYears()LocalDateTime;toLocalDate()LocalDate;toLocalTime()LocalTime;truncatedTo()LocalDateTime;with=(TemporalAdjuster)LocalDateTime;with()LocalDateTime;withDayOfMonth()LocalDateTime;withDayOfYear()LocalDateTime;withHour()LocalDateTime;withMinute()LocalDateTime;withMonth()LocalDateTime;withNano()LocalDateTime;withSecond()LocalDateTime;withYear()LocalDateTime
c java.time.LocalTime|Temporal|TemporalAdjuster|Comparable<LocalTime>|Serializable
MIN:LocalTime;MAX:LocalTime;MIDNIGHT:LocalTime;NOON:LocalTime;atDate()LocalDateTime;atOffset()OffsetTime;format()String;from=(TemporalAccessor)LocalTime;getHour()int;getMinute()int;getNano()int;getSecond()int;isAfter()boolean;isBefore()boolean;minus()LocalTime;minusHours()LocalTime;minusMinutes()LocalTime;minusNanos()LocalTime;minusSeconds()LocalTime;now()LocalTime;of()LocalTime;ofInstant()LocalTime;ofNanoOfDay()LocalTime;ofSecondOfDay()LocalTime;parse()LocalTime;plus()LocalTime;plusHours()LocalTime;plusMinutes()LocalTime;plusNanos()LocalTime;plusSeconds()LocalTime;toEpochSecond()long;toNanoOfDay()long;toSecondOfDay()int;truncatedTo()LocalTime;with=(TemporalAdjuster)LocalTime;with()LocalTime;withHour()LocalTime;withMinute()LocalTime;withNano()LocalTime;withSecond()LocalTime
c java.time.Month|Enum<Month>|TemporalAccessor|TemporalAdjuster
JANUARY:Month;FEBRUARY:Month;MARCH:Month;APRIL:Month;MAY:Month;JUNE:Month;JULY:Month;AUGUST:Month;SEPTEMBER:Month;OCTOBER:Month;NOVEMBER:Month;DECEMBER:Month;firstDayOfYear()int;firstMonthOfQuarter()Month;from=(TemporalAccessor)Month;getDisplayName()String;getValue()int;length()int;maxLength()int;minLength()int;minus()Month;of()Month;plus()Month;valueOf()Month;values()Month[]
c java.time.MonthDay|TemporalAccessor|TemporalAdjuster|Comparable<MonthDay>|Serializable
atYear()LocalDate;format()String;from=(TemporalAccessor)MonthDay;getDayOfMonth()int;getMonth()Month;getMonthValue()int;isAfter()boolean;isBefore()boolean;isValidYear()boolean;now()MonthDay;of()MonthDay;parse()MonthDay;with()MonthDay;withDayOfMonth()MonthDay;withMonth()MonthDay
c java.time.OffsetDateTime|Temporal|TemporalAdjuster|Comparable<OffsetDateTime>|Serializable
MIN:OffsetDateTime;MAX:OffsetDateTime;atZoneSameInstant()ZonedDateTime;atZoneSimilarLocal()ZonedDateTime;format()String;from=(TemporalAccessor)OffsetDateTime;getDayOfMonth()int;getDayOfWeek()DayOfWeek;getDayOfYear()int;getHour()int;getMinute()int;getMonth()Month;getMonthValue()int;getNano()int;getOffset()ZoneOffset;getSecond()int;getYear()int;isAfter()boolean;isBefore()boolean;isEqual()boolean;minus()OffsetDateTime;minusDays()OffsetDateTime;minusHours()OffsetDateTime;minusMinutes()OffsetDateTime;minusMonths()OffsetDateTime;minusNanos()OffsetDateTime;minusSeconds()OffsetDateTime;minusWeeks()OffsetDateTime;minusYears()OffsetDateTime;now()OffsetDateTime;of()OffsetDateTime;ofInstant()OffsetDateTime;parse()OffsetDateTime;plus()OffsetDateTime;plusDays()OffsetDateTime;plusHours()OffsetDateTime;plusMinutes()OffsetDateTime;plusMonths()OffsetDateTime;plusNanos()OffsetDateTime;plusSeconds()OffsetDateTime;plusWeeks()OffsetDateTime;plusYears()OffsetDateTime;timeLineOrder()Comparator<OffsetDateTime>;toEpochSecond()long;toInstant()Instant;toLocalDate()LocalDate;toLocalDateTime()LocalDateTime;toLocalTime()LocalTime;toOffsetTime()OffsetTime;toZonedDateTime()ZonedDateTime;truncatedTo()OffsetDateTime;with=(TemporalAdjuster)OffsetDateTime;with()OffsetDateTime;withDayOfMonth()OffsetDateTime;withDayOfYear()OffsetDateTime;withHour()OffsetDateTime;withMinute()OffsetDateTime;withMonth()OffsetDateTime;withNano()OffsetDateTime;withOffsetSameInstant()OffsetDateTime;withOffsetSameLocal()OffsetDateTime;withSecond()OffsetDateTime;withYear()OffsetDateTime
c java.time.OffsetTime|Temporal|TemporalAdjuster|Comparable<OffsetTime>|Serializable
MIN:OffsetTime;MAX:OffsetTime;atDate()OffsetDateTime;format()String;from=(TemporalAccessor)OffsetTime;getHour()int;getMinute()int;getNano()int;getOffset()ZoneOffset;getSecond()int;isAfter()boolean;isBefore()boolean;isEqual()boolean;minus()OffsetTime;minusHours()OffsetTime;minusMinutes()OffsetTime;minusNanos()OffsetTime;minusSeconds()OffsetTime;now()OffsetTime;of()OffsetTime;ofInstant()OffsetTime;parse()OffsetTime;plus()OffsetTime;plusHours()OffsetTime;plusMinutes()OffsetTime;plusNanos()OffsetTime;plusSeconds()OffsetTime;toEpochSecond()long;toLocalTime()LocalTime;truncatedTo()OffsetTime;with=(TemporalAdjuster)OffsetTime;with()OffsetTime;withHour()OffsetTime;withMinute()OffsetTime;withNano()OffsetTime;withOffsetSameInstant()OffsetTime;withOffsetSameLocal()OffsetTime;withSecond()OffsetTime
c java.time.Period|java.time.chrono.ChronoPeriod|Serializable
ZERO:Period;between()Period;from()Period;getChronology()java.time.chrono.IsoChronology;getDays()int;getMonths()int;getYears()int;isNegative()boolean;isZero()boolean;minus()Period;minusDays()Period;minusMonths()Period;minusYears()Period;multipliedBy()Period;negated()Period;normalized()Period;of()Period;ofDays()Period;ofMonths()Period;ofWeeks()Period;ofYears()Period;parse()Period;plus()Period;plusDays()Period;plusMonths()Period;plusYears()Period;toTotalMonths()long;withDays()Period;withMonths()Period;withYears()Period
c java.time.Year|Temporal|TemporalAdjuster|Comparable<Year>|Serializable
MIN_VALUE:int;MAX_VALUE:int;atDay()LocalDate;atMonth()YearMonth;atMonthDay()LocalDate;format()String;from=(TemporalAccessor)Year;getValue()int;isAfter()boolean;isBefore()boolean;isLeap()boolean;isValidMonthDay()boolean;length()int;minus()Year;minusYears()Year;now()Year;of()Year;parse()Year;plus()Year;plusYears()Year;with=(TemporalAdjuster)Year;with()Year
c java.time.YearMonth|Temporal|TemporalAdjuster|Comparable<YearMonth>|Serializable
atDay()LocalDate;atEndOfMonth()LocalDate;format()String;from=(TemporalAccessor)YearMonth;getMonth()Month;getMonthValue()int;getYear()int;isAfter()boolean;isBefore()boolean;isLeapYear()boolean;isValidDay()boolean;lengthOfMonth()int;lengthOfYear()int;minus()YearMonth;minusMonths()YearMonth;minusYears()YearMonth;now()YearMonth;of()YearMonth;parse()YearMonth;plus()YearMonth;plusMonths()YearMonth;plusYears()YearMonth;with=(TemporalAdjuster)YearMonth;with()YearMonth;withMonth()YearMonth;withYear()YearMonth
c java.time.ZoneId|Serializable
SHORT_IDS:Map<String,String>;from=(TemporalAccessor)ZoneId;getAvailableZoneIds()Set<String>;getDisplayName()String;getId()String;getRules()java.time.zone.ZoneRules;normalized()ZoneId;of()ZoneId;ofOffset()ZoneId;systemDefault()ZoneId
c java.time.ZoneOffset|ZoneId|TemporalAccessor|TemporalAdjuster|Comparable<ZoneOffset>|Serializable
UTC:ZoneOffset;MIN:ZoneOffset;MAX:ZoneOffset;from=(TemporalAccessor)ZoneOffset;getTotalSeconds()int;of()ZoneOffset;ofHours()ZoneOffset;ofHoursMinutes()ZoneOffset;ofHoursMinutesSeconds()ZoneOffset;ofTotalSeconds()ZoneOffset
c java.time.ZonedDateTime|Temporal|java.time.chrono.ChronoZonedDateTime<LocalDate>|Serializable
format()String;from=(TemporalAccessor)ZonedDateTime;getDayOfMonth()int;getDayOfWeek()DayOfWeek;getDayOfYear()int;getHour()int;getMinute()int;getMonth()Month;getMonthValue()int;getNano()int;getOffset()ZoneOffset;getSecond()int;getYear()int;getZone()ZoneId;minus()ZonedDateTime;minusDays()ZonedDateTime;minusHours()ZonedDateTime;minusMinutes()ZonedDateTime;minusMonths()ZonedDateTime;minusNanos()ZonedDateTime;minusSeconds()ZonedDateTime;minusWeeks()ZonedDateTime;minusYears()ZonedDateTime;now()ZonedDateTime;of()ZonedDateTime;ofInstant()ZonedDateTime;ofLocal()ZonedDateTime;ofStrict()ZonedDateTime;parse()ZonedDateTime;plus()ZonedDateTime;plusDays()ZonedDateTime;plusHours()ZonedDateTime;plusMinutes()ZonedDateTime;plusMonths()ZonedDateTime;plusNanos()ZonedDateTime;plusSeconds()ZonedDateTime;plusWeeks()ZonedDateTime;plusYears()ZonedDateTime;toLocalDate()LocalDate;toLocalDateTime()LocalDateTime;toLocalTime()LocalTime;toOffsetDateTime()OffsetDateTime;truncatedTo()ZonedDateTime;with=(TemporalAdjuster)ZonedDateTime;with()ZonedDateTime;withDayOfMonth()ZonedDateTime;withDayOfYear()ZonedDateTime;withEarlierOffsetAtOverlap()ZonedDateTime;withFixedOffsetZone()ZonedDateTime;withHour()ZonedDateTime;withLaterOffsetAtOverlap()ZonedDateTime;withMinute()ZonedDateTime;withMonth()ZonedDateTime;withNano()ZonedDateTime;withSecond()ZonedDateTime;withYear()ZonedDateTime;withZoneSameInstant()ZonedDateTime;withZoneSameLocal()ZonedDateTime
c java.time.format.DateTimeFormatter
ISO_LOCAL_DATE:DateTimeFormatter;ISO_OFFSET_DATE:DateTimeFormatter;ISO_DATE:DateTimeFormatter;ISO_LOCAL_TIME:DateTimeFormatter;ISO_OFFSET_TIME:DateTimeFormatter;ISO_TIME:DateTimeFormatter;ISO_LOCAL_DATE_TIME:DateTimeFormatter;ISO_OFFSET_DATE_TIME:DateTimeFormatter;ISO_ZONED_DATE_TIME:DateTimeFormatter;ISO_DATE_TIME:DateTimeFormatter;ISO_ORDINAL_DATE:DateTimeFormatter;ISO_WEEK_DATE:DateTimeFormatter;ISO_INSTANT:DateTimeFormatter;BASIC_ISO_DATE:DateTimeFormatter;RFC_1123_DATE_TIME:DateTimeFormatter;format=(TemporalAccessor)String;formatTo=(TemporalAccessor,Appendable)void;getChronology()java.time.chrono.Chronology;getDecimalStyle()DecimalStyle;getLocale()Locale;getResolverFields()Set<TemporalField>;getResolverStyle()ResolverStyle;getZone()ZoneId;localizedBy()DateTimeFormatter;ofLocalizedDate()DateTimeFormatter;ofLocalizedDateTime()DateTimeFormatter;ofLocalizedPattern()DateTimeFormatter;ofLocalizedTime()DateTimeFormatter;ofPattern()DateTimeFormatter;<T>parse=(CharSequence,TemporalQuery<T>)T;parse=(CharSequence)TemporalAccessor;parse=(CharSequence,ParsePosition)TemporalAccessor;parseBest()TemporalAccessor;parseUnresolved()TemporalAccessor;parsedExcessDays()TemporalQuery<Period>;parsedLeapSecond()TemporalQuery<Boolean>;toFormat()Format;toFormat=(TemporalQuery<?>)Format;withChronology()DateTimeFormatter;withDecimalStyle()DateTimeFormatter;withLocale()DateTimeFormatter;withResolverFields()DateTimeFormatter;withResolverStyle()DateTimeFormatter;withZone()DateTimeFormatter
c java.time.format.DateTimeFormatterBuilder
append()DateTimeFormatterBuilder;appendChronologyId()DateTimeFormatterBuilder;appendChronologyText()DateTimeFormatterBuilder;appendDayPeriodText()DateTimeFormatterBuilder;appendFraction()DateTimeFormatterBuilder;appendGenericZoneText()DateTimeFormatterBuilder;appendInstant()DateTimeFormatterBuilder;appendLiteral()DateTimeFormatterBuilder;appendLocalized()DateTimeFormatterBuilder;appendLocalizedOffset()DateTimeFormatterBuilder;appendOffset()DateTimeFormatterBuilder;appendOffsetId()DateTimeFormatterBuilder;appendOptional()DateTimeFormatterBuilder;appendPattern()DateTimeFormatterBuilder;appendText()DateTimeFormatterBuilder;appendValue()DateTimeFormatterBuilder;appendValueReduced()DateTimeFormatterBuilder;appendZoneId()DateTimeFormatterBuilder;appendZoneOrOffsetId()DateTimeFormatterBuilder;appendZoneRegionId()DateTimeFormatterBuilder;appendZoneText()DateTimeFormatterBuilder;getLocalizedDateTimePattern()String;optionalEnd()DateTimeFormatterBuilder;optionalStart()DateTimeFormatterBuilder;padNext()DateTimeFormatterBuilder;parseCaseInsensitive()DateTimeFormatterBuilder;parseCaseSensitive()DateTimeFormatterBuilder;parseDefaulting()DateTimeFormatterBuilder;parseLenient()DateTimeFormatterBuilder;parseStrict()DateTimeFormatterBuilder;toFormatter()DateTimeFormatter
c java.time.format.DateTimeParseException|DateTimeException
getErrorIndex()int;getParsedString()String
c java.time.format.DecimalStyle
STANDARD:DecimalStyle;getAvailableLocales()Set<Locale>;getDecimalSeparator()char;getNegativeSign()char;getPositiveSign()char;getZeroDigit()char;of()DecimalStyle;ofDefaultLocale()DecimalStyle;withDecimalSeparator()DecimalStyle;withNegativeSign()DecimalStyle;withPositiveSign()DecimalStyle;withZeroDigit()DecimalStyle
c java.time.format.FormatStyle|Enum<FormatStyle>
FULL:FormatStyle;LONG:FormatStyle;MEDIUM:FormatStyle;SHORT:FormatStyle;valueOf()FormatStyle;values()FormatStyle[]
c java.time.format.ResolverStyle|Enum<ResolverStyle>
STRICT:ResolverStyle;SMART:ResolverStyle;LENIENT:ResolverStyle;valueOf()ResolverStyle;values()ResolverStyle[]
c java.time.format.SignStyle|Enum<SignStyle>
NORMAL:SignStyle;ALWAYS:SignStyle;NEVER:SignStyle;NOT_NEGATIVE:SignStyle;EXCEEDS_PAD:SignStyle;valueOf()SignStyle;values()SignStyle[]
c java.time.format.TextStyle|Enum<TextStyle>
FULL:TextStyle;FULL_STANDALONE:TextStyle;SHORT:TextStyle;SHORT_STANDALONE:TextStyle;NARROW:TextStyle;NARROW_STANDALONE:TextStyle;asNormal()TextStyle;asStandalone()TextStyle;isStandalone()boolean;valueOf()TextStyle;values()TextStyle[]
c java.util.AbstractCollection<E>|Collection<E>

c java.util.AbstractList<E>|AbstractCollection<E>|List<E>
modCount:int;removeRange()void
c java.util.AbstractMap.SimpleEntry<K,V>|java.util.Map.Entry<K,V>|Serializable

c java.util.AbstractMap.SimpleImmutableEntry<K,V>|java.util.Map.Entry<K,V>|Serializable

c java.util.AbstractMap<K,V>|Map<K,V>

c java.util.AbstractQueue<E>|AbstractCollection<E>|Queue<E>

c java.util.AbstractSequentialList<E>|AbstractList<E>

c java.util.AbstractSet<E>|AbstractCollection<E>|Set<E>

c java.util.ArrayDeque<E>|AbstractCollection<E>|Deque<E>|Cloneable|Serializable
clone()ArrayDeque<E>
c java.util.ArrayList<E>|AbstractList<E>|List<E>|RandomAccess|Cloneable|Serializable
ensureCapacity()void;trimToSize()void
c java.util.Arrays
<T>asList=(T...)List<T>;<T>binarySearch=(T[],T,Comparator<-T>)int;<T>binarySearch=(T[],int,int,T,Comparator<-T>)int;binarySearch()int;<T:Comparable<-T>>compare=(T[],T[])int;<T:Comparable<-T>>compare=(T[],int,int,T[],int,int)int;<T>compare=(T[],T[],Comparator<-T>)int;compare()int;compareUnsigned()int;<T,U>copyOf=(U[],int,Class<+T[]>)T[];<T>copyOf=(T[],int)T[];copyOf=(boolean[],int)boolean[];copyOf=(byte[],int)byte[];copyOf=(char[],int)char[];copyOf=(double[],int)double[];copyOf=(float[],int)float[];copyOf=(int[],int)int[];copyOf=(long[],int)long[];copyOf=(short[],int)short[];<T,U>copyOfRange=(U[],int,int,Class<+T[]>)T[];<T>copyOfRange=(T[],int,int)T[];copyOfRange=(boolean[],int,int)boolean[];copyOfRange=(byte[],int,int)byte[];copyOfRange=(char[],int,int)char[];copyOfRange=(double[],int,int)double[];copyOfRange=(float[],int,int)float[];copyOfRange=(int[],int,int)int[];copyOfRange=(long[],int,int)long[];copyOfRange=(short[],int,int)short[];deepEquals()boolean;deepHashCode()int;deepToString()String;<T>equals=(T[],T[],Comparator<-T>)boolean;equals()boolean;fill()void;hashCode()int;<T>mismatch=(T[],T[],Comparator<-T>)int;mismatch()int;<T>parallelPrefix=(T[],int,int,BinaryOperator<T>)void;<T>parallelPrefix=(T[],BinaryOperator<T>)void;parallelPrefix=(double[],int,int,DoubleBinaryOperator)void;parallelPrefix=(double[],DoubleBinaryOperator)void;parallelPrefix=(int[],int,int,IntBinaryOperator)void;parallelPrefix=(int[],IntBinaryOperator)void;parallelPrefix=(long[],int,int,LongBinaryOperator)void;parallelPrefix=(long[],LongBinaryOperator)void;<T>parallelSetAll=(T[],IntFunction<+T>)void;parallelSetAll=(double[],IntToDoubleFunction)void;parallelSetAll=(int[],IntUnaryOperator)void;parallelSetAll=(long[],IntToLongFunction)void;<T:Comparable<-T>>parallelSort=(T[])void;<T:Comparable<-T>>parallelSort=(T[],int,int)void;<T>parallelSort=(T[],int,int,Comparator<-T>)void;<T>parallelSort=(T[],Comparator<-T>)void;parallelSort()void;<T>setAll=(T[],IntFunction<+T>)void;setAll=(double[],IntToDoubleFunction)void;setAll=(int[],IntUnaryOperator)void;setAll=(long[],IntToLongFunction)void;<T>sort=(T[],int,int,Comparator<-T>)void;<T>sort=(T[],Comparator<-T>)void;sort()void;<T>spliterator=(T[])Spliterator<T>;<T>spliterator=(T[],int,int)Spliterator<T>;spliterator=(double[])java.util.Spliterator.OfDouble;spliterator=(double[],int,int)java.util.Spliterator.OfDouble;spliterator=(int[])java.util.Spliterator.OfInt;spliterator=(int[],int,int)java.util.Spliterator.OfInt;spliterator=(long[])java.util.Spliterator.OfLong;spliterator=(long[],int,int)java.util.Spliterator.OfLong;<T>stream=(T[])Stream<T>;<T>stream=(T[],int,int)Stream<T>;stream=(double[])DoubleStream;stream=(double[],int,int)DoubleStream;stream=(int[])IntStream;stream=(int[],int,int)IntStream;stream=(long[])LongStream;stream=(long[],int,int)LongStream;toString()String
c java.util.Base64.Decoder
decode=(byte[])byte[];decode=(String)byte[];decode=(byte[],byte[])int;decode=(ByteBuffer)ByteBuffer;wrap()InputStream
c java.util.Base64.Encoder
encode=(byte[])byte[];encode=(byte[],byte[])int;encode=(ByteBuffer)ByteBuffer;encodeToString()String;withoutPadding()Encoder;wrap()OutputStream
c java.util.Base64
getDecoder()Decoder;getEncoder()Encoder;getMimeDecoder()Decoder;getMimeEncoder()Encoder;getUrlDecoder()Decoder;getUrlEncoder()Encoder
c java.util.BitSet|Cloneable|Serializable
and()void;andNot()void;cardinality()int;clear()void;flip()void;get=(int)boolean;get=(int,int)BitSet;intersects()boolean;isEmpty()boolean;length()int;nextClearBit()int;nextSetBit()int;or()void;previousClearBit()int;previousSetBit()int;set()void;size()int;stream()IntStream;toByteArray()byte[];toLongArray()long[];valueOf()BitSet;xor()void
c java.util.Calendar.Builder
build()Calendar;set()java.util.Calendar.Builder;setCalendarType()java.util.Calendar.Builder;setDate()java.util.Calendar.Builder;setFields()java.util.Calendar.Builder;setInstant()java.util.Calendar.Builder;setLenient()java.util.Calendar.Builder;setLocale()java.util.Calendar.Builder;setTimeOfDay()java.util.Calendar.Builder;setTimeZone()java.util.Calendar.Builder;setWeekDate()java.util.Calendar.Builder;setWeekDefinition()java.util.Calendar.Builder
c java.util.Calendar|Serializable|Cloneable|Comparable<Calendar>
ERA:int;YEAR:int;MONTH:int;WEEK_OF_YEAR:int;WEEK_OF_MONTH:int;DATE:int;DAY_OF_MONTH:int;DAY_OF_YEAR:int;DAY_OF_WEEK:int;DAY_OF_WEEK_IN_MONTH:int;AM_PM:int;HOUR:int;HOUR_OF_DAY:int;MINUTE:int;SECOND:int;MILLISECOND:int;ZONE_OFFSET:int;DST_OFFSET:int;FIELD_COUNT:int;SUNDAY:int;MONDAY:int;TUESDAY:int;WEDNESDAY:int;THURSDAY:int;FRIDAY:int;SATURDAY:int;JANUARY:int;FEBRUARY:int;MARCH:int;APRIL:int;MAY:int;JUNE:int;JULY:int;AUGUST:int;SEPTEMBER:int;OCTOBER:int;NOVEMBER:int;DECEMBER:int;UNDECIMBER:int;AM:int;PM:int;ALL_STYLES:int;SHORT:int;LONG:int;NARROW_FORMAT:int;NARROW_STANDALONE:int;SHORT_FORMAT:int;LONG_FORMAT:int;SHORT_STANDALONE:int;LONG_STANDALONE:int;fields:int[];isSet:boolean[];time:long;isTimeSet:boolean;areFieldsSet:boolean;add()void;after()boolean;before()boolean;clear()void;complete()void;computeFields()void;computeTime()void;get()int;getActualMaximum()int;getActualMinimum()int;getAvailableCalendarTypes()Set<String>;getAvailableLocales()Locale[];getCalendarType()String;getDisplayName()String;getDisplayNames()Map<String,Integer>;getFirstDayOfWeek()int;getGreatestMinimum()int;getInstance()Calendar;getLeastMaximum()int;getMaximum()int;getMinimalDaysInFirstWeek()int;getMinimum()int;getTime()java.util.Date;getTimeInMillis()long;getTimeZone()TimeZone;getWeekYear()int;getWeeksInWeekYear()int;internalGet()int;isLenient()boolean;isSet()boolean;isWeekDateSupported()boolean;roll()void;set()void;setFirstDayOfWeek()void;setLenient()void;setMinimalDaysInFirstWeek()void;setTime()void;setTimeInMillis()void;setTimeZone()void;setWeekDate()void;toInstant()Instant
i java.util.Collection<E>|Iterable<E>
add!(E)boolean;addAll!(Collection<+E>)boolean;clear!()void;contains!(Object)boolean;containsAll!(Collection<?>)boolean;isEmpty!()boolean;parallelStream()Stream<E>;remove!(Object)boolean;removeAll!(Collection<?>)boolean;removeIf=(Predicate<-E>)boolean;retainAll!(Collection<?>)boolean;size!()int;stream()Stream<E>;<T>toArray!(T[])T[];toArray!()Object[];<T>toArray=(IntFunction<T[]>)T[]
c java.util.Collections
EMPTY_SET:Set;EMPTY_LIST:List;EMPTY_MAP:Map;<T>addAll=(Collection<-T>,T...)boolean;<T>asLifoQueue=(Deque<T>)Queue<T>;<T>binarySearch=(List<+T>,T,Comparator<-T>)int;<T>binarySearch=(List<+Comparable<-T>>,T)int;<E>checkedCollection=(Collection<E>,Class<E>)Collection<E>;<E>checkedList=(List<E>,Class<E>)List<E>;<K,V>checkedMap=(Map<K,V>,Class<K>,Class<V>)Map<K,V>;<K,V>checkedNavigableMap=(NavigableMap<K,V>,Class<K>,Class<V>)NavigableMap<K,V>;<E>checkedNavigableSet=(NavigableSet<E>,Class<E>)NavigableSet<E>;<E>checkedQueue=(Queue<E>,Class<E>)Queue<E>;<E>checkedSet=(Set<E>,Class<E>)Set<E>;<K,V>checkedSortedMap=(SortedMap<K,V>,Class<K>,Class<V>)SortedMap<K,V>;<E>checkedSortedSet=(SortedSet<E>,Class<E>)SortedSet<E>;<T>copy=(List<-T>,List<+T>)void;disjoint()boolean;<T>emptyEnumeration=()Enumeration<T>;<T>emptyIterator=()Iterator<T>;<T>emptyList=()List<T>;<T>emptyListIterator=()ListIterator<T>;<K,V>emptyMap=()Map<K,V>;<K,V>emptyNavigableMap=()NavigableMap<K,V>;<E>emptyNavigableSet=()NavigableSet<E>;<T>emptySet=()Set<T>;<K,V>emptySortedMap=()SortedMap<K,V>;<E>emptySortedSet=()SortedSet<E>;<T>enumeration=(Collection<T>)Enumeration<T>;<T>fill=(List<-T>,T)void;frequency()int;indexOfSubList()int;lastIndexOfSubList()int;<T>list=(Enumeration<T>)ArrayList<T>;<T>max=(Collection<+T>)T;<T>max=(Collection<+T>,Comparator<-T>)T;<T>min=(Collection<+T>)T;<T>min=(Collection<+T>,Comparator<-T>)T;<T>nCopies=(int,T)List<T>;<E>newSequencedSetFromMap=(SequencedMap<E,Boolean>)SequencedSet<E>;<E>newSetFromMap=(Map<E,Boolean>)Set<E>;<T>replaceAll=(List<T>,T,T)boolean;reverse()void;<T>reverseOrder=()Comparator<T>;<T>reverseOrder=(Comparator<T>)Comparator<T>;rotate()void;shuffle()void;shuffle=(List<?>,RandomGenerator)void;<T>singleton=(T)Set<T>;<T>singletonList=(T)List<T>;<K,V>singletonMap=(K,V)Map<K,V>;<T:Comparable<-T>>sort=(List<T>)void;<T>sort=(List<T>,Comparator<-T>)void;swap()void;<T>synchronizedCollection=(Collection<T>)Collection<T>;<T>synchronizedList=(List<T>)List<T>;<K,V>synchronizedMap=(Map<K,V>)Map<K,V>;<K,V>synchronizedNavigableMap=(NavigableMap<K,V>)NavigableMap<K,V>;<T>synchronizedNavigableSet=(NavigableSet<T>)NavigableSet<T>;<T>synchronizedSet=(Set<T>)Set<T>;<K,V>synchronizedSortedMap=(SortedMap<K,V>)SortedMap<K,V>;<T>synchronizedSortedSet=(SortedSet<T>)SortedSet<T>;<T>unmodifiableCollection=(Collection<+T>)Collection<T>;<T>unmodifiableList=(List<+T>)List<T>;<K,V>unmodifiableMap=(Map<+K,+V>)Map<K,V>;<K,V>unmodifiableNavigableMap=(NavigableMap<K,+V>)NavigableMap<K,V>;<T>unmodifiableNavigableSet=(NavigableSet<T>)NavigableSet<T>;<T>unmodifiableSequencedCollection=(SequencedCollection<+T>)SequencedCollection<T>;<K,V>unmodifiableSequencedMap=(SequencedMap<+K,+V>)SequencedMap<K,V>;<T>unmodifiableSequencedSet=(SequencedSet<+T>)SequencedSet<T>;<T>unmodifiableSet=(Set<+T>)Set<T>;<K,V>unmodifiableSortedMap=(SortedMap<K,+V>)SortedMap<K,V>;<T>unmodifiableSortedSet=(SortedSet<T>)SortedSet<T>
i java.util.Comparator<T>
compare!(T,T)int;<T,U:Comparable<-U>>comparing~(Function<-T,+U>)Comparator<T>;<T,U>comparing~(Function<-T,+U>,Comparator<-U>)Comparator<T>;<T>comparingDouble~(ToDoubleFunction<-T>)Comparator<T>;<T>comparingInt~(ToIntFunction<-T>)Comparator<T>;<T>comparingLong~(ToLongFunction<-T>)Comparator<T>;<T:Comparable<-T>>naturalOrder~()Comparator<T>;<T>nullsFirst~(Comparator<-T>)Comparator<T>;<T>nullsLast~(Comparator<-T>)Comparator<T>;<T:Comparable<-T>>reverseOrder~()Comparator<T>;reversed()Comparator<T>;<U:Comparable<-U>>thenComparing=(Function<-T,+U>)Comparator<T>;<U>thenComparing=(Function<-T,+U>,Comparator<-U>)Comparator<T>;thenComparing=(Comparator<-T>)Comparator<T>;thenComparingDouble=(ToDoubleFunction<-T>)Comparator<T>;thenComparingInt=(ToIntFunction<-T>)Comparator<T>;thenComparingLong=(ToLongFunction<-T>)Comparator<T>
c java.util.ConcurrentModificationException|RuntimeException

c java.util.Currency|Serializable
availableCurrencies()Stream<Currency>;getAvailableCurrencies()Set<Currency>;getCurrencyCode()String;getDefaultFractionDigits()int;getDisplayName()String;getInstance()Currency;getNumericCode()int;getNumericCodeAsString()String;getSymbol()String
c java.util.Date|Serializable|Cloneable|Comparable<java.util.Date>
after()boolean;before()boolean;from()java.util.Date;getTime()long;setTime()void;toInstant()Instant
i java.util.Deque<E>|Queue<E>|SequencedCollection<E>
descendingIterator!()Iterator<E>;offerFirst!(E)boolean;offerLast!(E)boolean;peekFirst!()E;peekLast!()E;pollFirst!()E;pollLast!()E;pop!()E;push!(E)void;removeFirstOccurrence!(Object)boolean;removeLastOccurrence!(Object)boolean;reversed()Deque<E>
c java.util.Dictionary<K,V>
elements()Enumeration<V>;get()V;isEmpty()boolean;keys()Enumeration<K>;put()V;remove()V;size()int
c java.util.DoubleSummaryStatistics|DoubleConsumer
combine()void;getAverage()double;getCount()long;getMax()double;getMin()double;getSum()double
c java.util.DuplicateFormatFlagsException|IllegalFormatException
getFlags()String
c java.util.EmptyStackException|RuntimeException

c java.util.EnumMap<K:Enum<K>,V>|AbstractMap<K,V>|Serializable|Cloneable
clone()EnumMap<K,V>
c java.util.EnumSet<E:Enum<E>>|AbstractSet<E>|Cloneable|Serializable
<E:Enum<E>>allOf=(Class<E>)EnumSet<E>;clone()EnumSet<E>;<E:Enum<E>>complementOf=(EnumSet<E>)EnumSet<E>;<E:Enum<E>>copyOf=(Collection<E>)EnumSet<E>;<E:Enum<E>>copyOf=(EnumSet<E>)EnumSet<E>;<E:Enum<E>>noneOf=(Class<E>)EnumSet<E>;<E:Enum<E>>of=(E)EnumSet<E>;<E:Enum<E>>of=(E,E)EnumSet<E>;<E:Enum<E>>of=(E,E,E)EnumSet<E>;<E:Enum<E>>of=(E,E,E,E)EnumSet<E>;<E:Enum<E>>of=(E,E,E,E,E)EnumSet<E>;<E:Enum<E>>of=(E,E...)EnumSet<E>;<E:Enum<E>>range=(E,E)EnumSet<E>
i java.util.Enumeration<E>
asIterator()Iterator<E>;hasMoreElements!()boolean;nextElement!()E
i java.util.EventListener

c java.util.EventListenerProxy<T:EventListener>|EventListener
getListener()T
c java.util.EventObject|Serializable
source:Object;getSource()Object
c java.util.FormatFlagsConversionMismatchException|IllegalFormatException
getConversion()char;getFlags()String
i java.util.Formattable
formatTo!(java.util.Formatter,int,int,int)void
c java.util.FormattableFlags
LEFT_JUSTIFY:int;UPPERCASE:int;ALTERNATE:int
c java.util.Formatter.BigDecimalLayoutForm|Enum<BigDecimalLayoutForm>
SCIENTIFIC:BigDecimalLayoutForm;DECIMAL_FLOAT:BigDecimalLayoutForm;valueOf()BigDecimalLayoutForm;values()BigDecimalLayoutForm[]
c java.util.Formatter|Closeable|Flushable
format()java.util.Formatter;ioException()IOException;locale()Locale;out()Appendable
c java.util.FormatterClosedException|IllegalStateException

c java.util.GregorianCalendar|Calendar
BC:int;AD:int;from()GregorianCalendar;getGregorianChange()java.util.Date;isLeapYear()boolean;setGregorianChange()void;toZonedDateTime()ZonedDateTime
c java.util.HashMap<K,V>|AbstractMap<K,V>|Map<K,V>|Cloneable|Serializable
<K,V>newHashMap=(int)HashMap<K,V>
c java.util.HashSet<E>|AbstractSet<E>|Set<E>|Cloneable|Serializable
<T>newHashSet=(int)HashSet<T>
c java.util.Hashtable<K,V>|Dictionary<K,V>|Map<K,V>|Cloneable|Serializable
contains()boolean;rehash()void
c java.util.HexFormat
delimiter()String;<A:Appendable>formatHex=(A,byte[])A;<A:Appendable>formatHex=(A,byte[],int,int)A;formatHex=(byte[])String;formatHex=(byte[],int,int)String;fromHexDigit()int;fromHexDigits()int;fromHexDigitsToLong()long;isHexDigit()boolean;isUpperCase()boolean;of()HexFormat;ofDelimiter()HexFormat;parseHex()byte[];prefix()String;suffix()String;<A:Appendable>toHexDigits=(A,byte)A;toHexDigits=(byte)String;toHexDigits=(char)String;toHexDigits=(int)String;toHexDigits=(long)String;toHexDigits=(long,int)String;toHexDigits=(short)String;toHighHexDigit()char;toLowHexDigit()char;withDelimiter()HexFormat;withLowerCase()HexFormat;withPrefix()HexFormat;withSuffix()HexFormat;withUpperCase()HexFormat
c java.util.IdentityHashMap<K,V>|AbstractMap<K,V>|Map<K,V>|Serializable|Cloneable

c java.util.IllegalFormatCodePointException|IllegalFormatException
getCodePoint()int
c java.util.IllegalFormatConversionException|IllegalFormatException
getArgumentClass()Class<?>;getConversion()char
c java.util.IllegalFormatException|IllegalArgumentException

c java.util.IllegalFormatFlagsException|IllegalFormatException
getFlags()String
c java.util.IllegalFormatPrecisionException|IllegalFormatException
getPrecision()int
c java.util.IllegalFormatWidthException|IllegalFormatException
getWidth()int
c java.util.IllformedLocaleException|RuntimeException
getErrorIndex()int
c java.util.InputMismatchException|NoSuchElementException

c java.util.IntSummaryStatistics|IntConsumer
combine()void;getAverage()double;getCount()long;getMax()int;getMin()int;getSum()long
c java.util.InvalidPropertiesFormatException|IOException

i java.util.Iterator<E>
forEachRemaining=(Consumer<-E>)void;hasNext!()boolean;next!()E;remove()void
c java.util.LinkedHashMap<K,V>|HashMap<K,V>|SequencedMap<K,V>
<K,V>newLinkedHashMap=(int)LinkedHashMap<K,V>;removeEldestEntry()boolean
c java.util.LinkedHashSet<E>|HashSet<E>|SequencedSet<E>|Cloneable|Serializable
<T>newLinkedHashSet=(int)LinkedHashSet<T>
c java.util.LinkedList<E>|AbstractSequentialList<E>|List<E>|Deque<E>|Cloneable|Serializable
reversed()LinkedList<E>
i java.util.List<E>|SequencedCollection<E>
add!(int,E)void;addAll!(int,Collection<+E>)boolean;<E>copyOf~(Collection<+E>)List<E>;get!(int)E;indexOf!(Object)int;lastIndexOf!(Object)int;listIterator!()ListIterator<E>;listIterator!(int)ListIterator<E>;<E>of~()List<E>;<E>of~(E)List<E>;<E>of~(E,E)List<E>;<E>of~(E,E,E)List<E>;<E>of~(E,E,E,E)List<E>;<E>of~(E,E,E,E,E)List<E>;<E>of~(E,E,E,E,E,E)List<E>;<E>of~(E...)List<E>;remove!(int)E;replaceAll=(UnaryOperator<E>)void;reversed()List<E>;set!(int,E)E;sort=(Comparator<-E>)void;subList!(int,int)List<E>
i java.util.ListIterator<E>|Iterator<E>
add!(E)void;hasPrevious!()boolean;nextIndex!()int;previous!()E;previousIndex!()int;set!(E)void
c java.util.ListResourceBundle|ResourceBundle
getContents()Object[][]
c java.util.Locale.Builder
addUnicodeLocaleAttribute()java.util.Locale.Builder;build()Locale;clear()java.util.Locale.Builder;clearExtensions()java.util.Locale.Builder;removeUnicodeLocaleAttribute()java.util.Locale.Builder;setExtension()java.util.Locale.Builder;setLanguage()java.util.Locale.Builder;setLanguageTag()java.util.Locale.Builder;setLocale()java.util.Locale.Builder;setRegion()java.util.Locale.Builder;setScript()java.util.Locale.Builder;setUnicodeLocaleKeyword()java.util.Locale.Builder;setVariant()java.util.Locale.Builder
c java.util.Locale.Category|Enum<Category>
DISPLAY:Category;FORMAT:Category;valueOf()Category;values()Category[]
c java.util.Locale.FilteringMode|Enum<FilteringMode>
AUTOSELECT_FILTERING:FilteringMode;EXTENDED_FILTERING:FilteringMode;IGNORE_EXTENDED_RANGES:FilteringMode;MAP_EXTENDED_RANGES:FilteringMode;REJECT_EXTENDED_RANGES:FilteringMode;valueOf()FilteringMode;values()FilteringMode[]
c java.util.Locale.IsoCountryCode|Enum<IsoCountryCode>
PART1_ALPHA2:IsoCountryCode;PART1_ALPHA3:IsoCountryCode;PART3:IsoCountryCode;valueOf()IsoCountryCode;values()IsoCountryCode[]
c java.util.Locale.LanguageRange
MAX_WEIGHT:double;MIN_WEIGHT:double;getRange()String;getWeight()double;mapEquivalents()List<LanguageRange>;parse()List<LanguageRange>
c java.util.Locale|Cloneable|Serializable
ENGLISH:Locale;FRENCH:Locale;GERMAN:Locale;ITALIAN:Locale;JAPANESE:Locale;KOREAN:Locale;CHINESE:Locale;SIMPLIFIED_CHINESE:Locale;TRADITIONAL_CHINESE:Locale;FRANCE:Locale;GERMANY:Locale;ITALY:Locale;JAPAN:Locale;KOREA:Locale;UK:Locale;US:Locale;CANADA:Locale;CANADA_FRENCH:Locale;ROOT:Locale;CHINA:Locale;PRC:Locale;TAIWAN:Locale;PRIVATE_USE_EXTENSION:char;UNICODE_LOCALE_EXTENSION:char;availableLocales()Stream<Locale>;caseFoldLanguageTag()String;filter()List<Locale>;filterTags()List<String>;forLanguageTag()Locale;getAvailableLocales()Locale[];getCountry()String;getDefault()Locale;getDisplayCountry()String;getDisplayLanguage()String;getDisplayName()String;getDisplayScript()String;getDisplayVariant()String;getExtension()String;getExtensionKeys()Set<Character>;getISO3Country()String;getISO3Language()String;getISOCountries=()String[];getISOCountries=(IsoCountryCode)Set<String>;getISOLanguages()String[];getLanguage()String;getScript()String;getUnicodeLocaleAttributes()Set<String>;getUnicodeLocaleKeys()Set<String>;getUnicodeLocaleType()String;getVariant()String;hasExtensions()boolean;lookup()Locale;lookupTag()String;of()Locale;setDefault()void;stripExtensions()Locale;toLanguageTag()String
c java.util.LongSummaryStatistics|LongConsumer|IntConsumer
combine()void;getAverage()double;getCount()long;getMax()long;getMin()long;getSum()long
i java.util.Map.Entry<K,V>
<K:Comparable<-K>,V>comparingByKey~()Comparator<java.util.Map.Entry<K,V>>;<K,V>comparingByKey~(Comparator<-K>)Comparator<java.util.Map.Entry<K,V>>;<K,V:Comparable<-V>>comparingByValue~()Comparator<java.util.Map.Entry<K,V>>;<K,V>comparingByValue~(Comparator<-V>)Comparator<java.util.Map.Entry<K,V>>;<K,V>copyOf~(java.util.Map.Entry<+K,+V>)java.util.Map.Entry<K,V>;getKey!()K;getValue!()V;setValue!(V)V
i java.util.Map<K,V>
clear!()void;compute=(K,BiFunction<-K,-V,+V>)V;computeIfAbsent=(K,Function<-K,+V>)V;computeIfPresent=(K,BiFunction<-K,-V,+V>)V;containsKey!(Object)boolean;containsValue!(Object)boolean;<K,V>copyOf~(Map<+K,+V>)Map<K,V>;<K,V>entry~(K,V)java.util.Map.Entry<K,V>;entrySet!()Set<java.util.Map.Entry<K,V>>;forEach=(BiConsumer<-K,-V>)void;get!(Object)V;getOrDefault()V;isEmpty!()boolean;keySet!()Set<K>;merge=(K,V,BiFunction<-V,-V,+V>)V;<K,V>of~()Map<K,V>;<K,V>of~(K,V)Map<K,V>;<K,V>of~(K,V,K,V)Map<K,V>;<K,V>of~(K,V,K,V,K,V)Map<K,V>;<K,V>ofEntries~(java.util.Map.Entry<+K,+V>...)Map<K,V>;put!(K,V)V;putAll!(Map<+K,+V>)void;putIfAbsent()V;remove!(Object)V;remove=(Object,Object)boolean;replace=(K,V)V;replace=(K,V,V)boolean;replaceAll=(BiFunction<-K,-V,+V>)void;size!()int;values!()Collection<V>
c java.util.MissingFormatArgumentException|IllegalFormatException
getFormatSpecifier()String
c java.util.MissingFormatWidthException|IllegalFormatException
getFormatSpecifier()String
c java.util.MissingResourceException|RuntimeException
getClassName()String;getKey()String
i java.util.NavigableMap<K,V>|SortedMap<K,V>
ceilingEntry!(K)java.util.Map.Entry<K,V>;ceilingKey!(K)K;descendingKeySet!()NavigableSet<K>;descendingMap!()NavigableMap<K,V>;floorEntry!(K)java.util.Map.Entry<K,V>;floorKey!(K)K;headMap!(K,boolean)NavigableMap<K,V>;higherEntry!(K)java.util.Map.Entry<K,V>;higherKey!(K)K;lowerEntry!(K)java.util.Map.Entry<K,V>;lowerKey!(K)K;navigableKeySet!()NavigableSet<K>;reversed()NavigableMap<K,V>;subMap!(K,boolean,K,boolean)NavigableMap<K,V>;tailMap!(K,boolean)NavigableMap<K,V>
i java.util.NavigableSet<E>|SortedSet<E>
ceiling!(E)E;descendingIterator!()Iterator<E>;descendingSet!()NavigableSet<E>;floor!(E)E;headSet!(E,boolean)NavigableSet<E>;higher!(E)E;lower!(E)E;pollFirst!()E;pollLast!()E;reversed()NavigableSet<E>;subSet!(E,boolean,E,boolean)NavigableSet<E>;tailSet!(E,boolean)NavigableSet<E>
c java.util.NoSuchElementException|RuntimeException

c java.util.Objects
checkFromIndexSize=(int,int,int)int;checkFromIndexSize=(long,long,long)long;checkFromToIndex=(int,int,int)int;checkFromToIndex=(long,long,long)long;checkIndex=(int,int)int;checkIndex=(long,long)long;<T>compare=(T,T,Comparator<-T>)int;deepEquals()boolean;equals()boolean;hash()int;hashCode()int;isNull()boolean;nonNull()boolean;<T>requireNonNull=(T)T;<T>requireNonNull=(T,String)T;<T>requireNonNull=(T,Supplier<String>)T;<T>requireNonNullElse=(T,T)T;<T>requireNonNullElseGet=(T,Supplier<+T>)T;toIdentityString()String;toString()String
c java.util.Observable
addObserver=(Observer)void;clearChanged()void;countObservers()int;deleteObserver=(Observer)void;deleteObservers()void;hasChanged()boolean;notifyObservers()void;setChanged()void
i java.util.Observer
update!(Observable,Object)void
c java.util.Optional<T>
<T>empty=()Optional<T>;filter=(Predicate<-T>)Optional<T>;<U>flatMap=(Function<-T,+Optional<+U>>)Optional<U>;get()T;ifPresent=(Consumer<-T>)void;ifPresentOrElse=(Consumer<-T>,Runnable)void;isEmpty()boolean;isPresent()boolean;<U>map=(Function<-T,+U>)Optional<U>;<T>of=(T)Optional<T>;<T>ofNullable=(T)Optional<T>;or=(Supplier<+Optional<+T>>)Optional<T>;orElse()T;orElseGet=(Supplier<+T>)T;<X:Throwable>orElseThrow=(Supplier<+X>)T;orElseThrow()T;stream()Stream<T>
c java.util.OptionalDouble
empty()OptionalDouble;getAsDouble()double;ifPresent=(DoubleConsumer)void;ifPresentOrElse=(DoubleConsumer,Runnable)void;isEmpty()boolean;isPresent()boolean;of()OptionalDouble;orElse()double;orElseGet=(DoubleSupplier)double;<X:Throwable>orElseThrow=(Supplier<+X>)double;orElseThrow()double;stream()DoubleStream
c java.util.OptionalInt
empty()OptionalInt;getAsInt()int;ifPresent=(IntConsumer)void;ifPresentOrElse=(IntConsumer,Runnable)void;isEmpty()boolean;isPresent()boolean;of()OptionalInt;orElse()int;orElseGet=(IntSupplier)int;<X:Throwable>orElseThrow=(Supplier<+X>)int;orElseThrow()int;stream()IntStream
c java.util.OptionalLong
empty()OptionalLong;getAsLong()long;ifPresent=(LongConsumer)void;ifPresentOrElse=(LongConsumer,Runnable)void;isEmpty()boolean;isPresent()boolean;of()OptionalLong;orElse()long;orElseGet=(LongSupplier)long;<X:Throwable>orElseThrow=(Supplier<+X>)long;orElseThrow()long;stream()LongStream
i java.util.PrimitiveIterator.OfDouble|PrimitiveIterator<Double,DoubleConsumer>
next()Double;nextDouble!()double
i java.util.PrimitiveIterator.OfInt|PrimitiveIterator<Integer,IntConsumer>
next()Integer;nextInt!()int
i java.util.PrimitiveIterator.OfLong|PrimitiveIterator<Long,LongConsumer>
next()Long;nextLong!()long
i java.util.PrimitiveIterator<T,T_CONS>|Iterator<T>

c java.util.PriorityQueue<E>|AbstractQueue<E>|Serializable
comparator()Comparator<-E>
c java.util.Properties|Hashtable<Object,Object>
defaults:Properties;getProperty()String;list()void;load()void;loadFromXML()void;propertyNames()Enumeration<?>;setProperty()Object;store()void;storeToXML()void;stringPropertyNames()Set<String>
c java.util.PropertyPermission|BasicPermission

c java.util.PropertyResourceBundle|ResourceBundle

i java.util.Queue<E>|Collection<E>
element!()E;offer!(E)boolean;peek!()E;poll!()E;remove!()E
c java.util.Random|RandomGenerator|Serializable
from=(RandomGenerator)Random;next()int;setSeed()void
i java.util.RandomAccess

c java.util.ResourceBundle.Control
FORMAT_DEFAULT:List<String>;FORMAT_CLASS:List<String>;FORMAT_PROPERTIES:List<String>;TTL_DONT_CACHE:long;TTL_NO_EXPIRATION_CONTROL:long;getCandidateLocales()List<Locale>;getControl()Control;getFallbackLocale()Locale;getFormats()List<String>;getNoFallbackControl()Control;getTimeToLive()long;needsReload()boolean;newBundle()ResourceBundle;toBundleName()String;toResourceName()String
c java.util.ResourceBundle
parent:ResourceBundle;clearCache()void;containsKey()boolean;getBaseBundleName()String;getBundle()ResourceBundle;getKeys()Enumeration<String>;getLocale()Locale;getObject()Object;getString()String;getStringArray()String[];handleGetObject()Object;handleKeySet()Set<String>;keySet()Set<String>;setParent()void
c java.util.Scanner|Iterator<String>|Closeable
delimiter()Pattern;findAll()Stream<MatchResult>;findInLine()String;findWithinHorizon()String;hasNext()boolean;hasNextBigDecimal()boolean;hasNextBigInteger()boolean;hasNextBoolean()boolean;hasNextByte()boolean;hasNextDouble()boolean;hasNextFloat()boolean;hasNextInt()boolean;hasNextLine()boolean;hasNextLong()boolean;hasNextShort()boolean;ioException()IOException;locale()Locale;match()MatchResult;next()String;nextBigDecimal()BigDecimal;nextBigInteger()BigInteger;nextBoolean()boolean;nextByte()byte;nextDouble()double;nextFloat()float;nextInt()int;nextLine()String;nextLong()long;nextShort()short;radix()int;reset()Scanner;skip()Scanner;tokens()Stream<String>;useDelimiter()Scanner;useLocale()Scanner;useRadix()Scanner
i java.util.SequencedCollection<E>|Collection<E>
addFirst()void;addLast()void;getFirst()E;getLast()E;removeFirst()E;removeLast()E;reversed!()SequencedCollection<E>
i java.util.SequencedMap<K,V>|Map<K,V>
firstEntry()java.util.Map.Entry<K,V>;lastEntry()java.util.Map.Entry<K,V>;pollFirstEntry()java.util.Map.Entry<K,V>;pollLastEntry()java.util.Map.Entry<K,V>;putFirst()V;putLast()V;reversed!()SequencedMap<K,V>;sequencedEntrySet()SequencedSet<java.util.Map.Entry<K,V>>;sequencedKeySet()SequencedSet<K>;sequencedValues()SequencedCollection<V>
i java.util.SequencedSet<E>|SequencedCollection<E>|Set<E>
reversed!()SequencedSet<E>
c java.util.ServiceConfigurationError|Error

i java.util.ServiceLoader.Provider<S>|Supplier<S>
type!()Class<+S>
c java.util.ServiceLoader<S>|Iterable<S>
findFirst()Optional<S>;<S>load=(Class<S>)ServiceLoader<S>;<S>load=(Class<S>,ClassLoader)ServiceLoader<S>;<S>load=(ModuleLayer,Class<S>)ServiceLoader<S>;<S>loadInstalled=(Class<S>)ServiceLoader<S>;reload()void;stream()Stream<java.util.ServiceLoader.Provider<S>>
i java.util.Set<E>|Collection<E>
<E>copyOf~(Collection<+E>)Set<E>;<E>of~()Set<E>;<E>of~(E)Set<E>;<E>of~(E,E)Set<E>;<E>of~(E,E,E)Set<E>;<E>of~(E,E,E,E)Set<E>;<E>of~(E,E,E,E,E)Set<E>;<E>of~(E,E,E,E,E,E)Set<E>;<E>of~(E...)Set<E>
c java.util.SimpleTimeZone|TimeZone
WALL_TIME:int;STANDARD_TIME:int;UTC_TIME:int;setDSTSavings()void;setEndRule()void;setStartRule()void;setStartYear()void
i java.util.SortedMap<K,V>|SequencedMap<K,V>
comparator!()Comparator<-K>;firstKey!()K;headMap!(K)SortedMap<K,V>;lastKey!()K;reversed()SortedMap<K,V>;subMap!(K,K)SortedMap<K,V>;tailMap!(K)SortedMap<K,V>
i java.util.SortedSet<E>|Set<E>|SequencedSet<E>
comparator!()Comparator<-E>;first!()E;headSet!(E)SortedSet<E>;last!()E;reversed()SortedSet<E>;subSet!(E,E)SortedSet<E>;tailSet!(E)SortedSet<E>
i java.util.Spliterator.OfDouble|OfPrimitive<Double,DoubleConsumer,java.util.Spliterator.OfDouble>
trySplit!()java.util.Spliterator.OfDouble
i java.util.Spliterator.OfInt|OfPrimitive<Integer,IntConsumer,java.util.Spliterator.OfInt>
trySplit!()java.util.Spliterator.OfInt
i java.util.Spliterator.OfLong|OfPrimitive<Long,LongConsumer,java.util.Spliterator.OfLong>
trySplit!()java.util.Spliterator.OfLong
i java.util.Spliterator.OfPrimitive<T,T_CONS,T_SPLITR:OfPrimitive<T,T_CONS,T_SPLITR>>|Spliterator<T>
trySplit!()T_SPLITR
i java.util.Spliterator<T>
ORDERED:int;DISTINCT:int;SORTED:int;SIZED:int;NONNULL:int;IMMUTABLE:int;CONCURRENT:int;SUBSIZED:int;characteristics!()int;estimateSize!()long;forEachRemaining=(Consumer<-T>)void;getComparator()Comparator<-T>;getExactSizeIfKnown()long;hasCharacteristics()boolean;tryAdvance!(Consumer<-T>)boolean;trySplit!()Spliterator<T>
c java.util.Spliterators.AbstractDoubleSpliterator|java.util.Spliterator.OfDouble

c java.util.Spliterators.AbstractIntSpliterator|java.util.Spliterator.OfInt

c java.util.Spliterators.AbstractLongSpliterator|java.util.Spliterator.OfLong

c java.util.Spliterators.AbstractSpliterator<T>|Spliterator<T>

c java.util.Spliterators
emptyDoubleSpliterator()java.util.Spliterator.OfDouble;emptyIntSpliterator()java.util.Spliterator.OfInt;emptyLongSpliterator()java.util.Spliterator.OfLong;<T>emptySpliterator=()Spliterator<T>;<T>iterator=(Spliterator<+T>)Iterator<T>;iterator=(java.util.Spliterator.OfDouble)java.util.PrimitiveIterator.OfDouble;iterator=(java.util.Spliterator.OfInt)java.util.PrimitiveIterator.OfInt;iterator=(java.util.Spliterator.OfLong)java.util.PrimitiveIterator.OfLong;<T>spliterator=(Object[],int)Spliterator<T>;<T>spliterator=(Object[],int,int,int)Spliterator<T>;<T>spliterator=(Collection<+T>,int)Spliterator<T>;<T>spliterator=(Iterator<+T>,long,int)Spliterator<T>;spliterator=(double[],int)java.util.Spliterator.OfDouble;spliterator=(double[],int,int,int)java.util.Spliterator.OfDouble;spliterator=(java.util.PrimitiveIterator.OfDouble,long,int)java.util.Spliterator.OfDouble;spliterator=(int[],int)java.util.Spliterator.OfInt;spliterator=(int[],int,int,int)java.util.Spliterator.OfInt;spliterator=(java.util.PrimitiveIterator.OfInt,long,int)java.util.Spliterator.OfInt;spliterator=(java.util.PrimitiveIterator.OfLong,long,int)java.util.Spliterator.OfLong;spliterator=(long[],int)java.util.Spliterator.OfLong;spliterator=(long[],int,int,int)java.util.Spliterator.OfLong;<T>spliteratorUnknownSize=(Iterator<+T>,int)Spliterator<T>;spliteratorUnknownSize=(java.util.PrimitiveIterator.OfDouble,int)java.util.Spliterator.OfDouble;spliteratorUnknownSize=(java.util.PrimitiveIterator.OfInt,int)java.util.Spliterator.OfInt;spliteratorUnknownSize=(java.util.PrimitiveIterator.OfLong,int)java.util.Spliterator.OfLong
c java.util.SplittableRandom|RandomGenerator|SplittableGenerator
split()SplittableRandom
c java.util.Stack<E>|Vector<E>
empty()boolean;peek()E;pop()E;push()E;search()int
c java.util.StringJoiner
add()StringJoiner;length()int;merge()StringJoiner;setEmptyValue()StringJoiner
c java.util.StringTokenizer|Enumeration<Object>
countTokens()int;hasMoreTokens()boolean;nextToken()String
c java.util.TimeZone|Serializable|Cloneable
SHORT:int;LONG:int;availableIDs()Stream<String>;getAvailableIDs()String[];getDSTSavings()int;getDefault()TimeZone;getDisplayName()String;getID()String;getOffset()int;getRawOffset()int;getTimeZone()TimeZone;hasSameRules()boolean;inDaylightTime()boolean;observesDaylightTime()boolean;setDefault()void;setID()void;setRawOffset()void;toZoneId()ZoneId;useDaylightTime()boolean
c java.util.Timer
cancel()void;purge()int;schedule()void;scheduleAtFixedRate()void
c java.util.TimerTask|Runnable
cancel()boolean;scheduledExecutionTime()long
c java.util.TooManyListenersException|Exception

c java.util.TreeMap<K,V>|AbstractMap<K,V>|NavigableMap<K,V>|Cloneable|Serializable

c java.util.TreeSet<E>|AbstractSet<E>|NavigableSet<E>|Cloneable|Serializable

c java.util.UUID|Serializable|Comparable<UUID>
clockSequence()int;fromString()UUID;getLeastSignificantBits()long;getMostSignificantBits()long;nameUUIDFromBytes()UUID;node()long;randomUUID()UUID;timestamp()long;variant()int;version()int
c java.util.UnknownFormatConversionException|IllegalFormatException
getConversion()String
c java.util.UnknownFormatFlagsException|IllegalFormatException
getFlags()String
c java.util.Vector<E>|AbstractList<E>|List<E>|RandomAccess|Cloneable|Serializable
elementData:Object[];elementCount:int;capacityIncrement:int;addElement()void;capacity()int;copyInto()void;elementAt()E;elements()Enumeration<E>;ensureCapacity()void;firstElement()E;indexOf()int;insertElementAt()void;lastElement()E;lastIndexOf()int;removeAllElements()void;removeElement()boolean;removeElementAt()void;setElementAt()void;setSize()void;trimToSize()void
c java.util.WeakHashMap<K,V>|AbstractMap<K,V>|Map<K,V>
<K,V>newWeakHashMap=(int)WeakHashMap<K,V>
c java.util.concurrent.AbstractExecutorService|ExecutorService
<T>newTaskFor=(Runnable,T)RunnableFuture<T>;<T>newTaskFor=(Callable<T>)RunnableFuture<T>
c java.util.concurrent.ArrayBlockingQueue<E>|AbstractQueue<E>|BlockingQueue<E>|Serializable

i java.util.concurrent.BlockingDeque<E>|BlockingQueue<E>|Deque<E>
offerFirst!(E,long,TimeUnit)boolean;offerLast!(E,long,TimeUnit)boolean;pollFirst!(long,TimeUnit)E;pollLast!(long,TimeUnit)E;putFirst!(E)void;putLast!(E)void;takeFirst!()E;takeLast!()E
i java.util.concurrent.BlockingQueue<E>|Queue<E>
drainTo!(Collection<-E>)int;drainTo!(Collection<-E>,int)int;offer!(E,long,TimeUnit)boolean;poll!(long,TimeUnit)E;put!(E)void;remainingCapacity!()int;take!()E
c java.util.concurrent.BrokenBarrierException|Exception

i java.util.concurrent.Callable<V>
call!()V
c java.util.concurrent.CancellationException|IllegalStateException

i java.util.concurrent.CompletableFuture.AsynchronousCompletionTask

c java.util.concurrent.CompletableFuture<T>|Future<T>|CompletionStage<T>
acceptEither=(CompletionStage<+T>,Consumer<-T>)CompletableFuture<Void>;acceptEitherAsync=(CompletionStage<+T>,Consumer<-T>)CompletableFuture<Void>;acceptEitherAsync=(CompletionStage<+T>,Consumer<-T>,Executor)CompletableFuture<Void>;allOf()CompletableFuture<Void>;anyOf()CompletableFuture<Object>;<U>applyToEither=(CompletionStage<+T>,Function<-T,U>)CompletableFuture<U>;<U>applyToEitherAsync=(CompletionStage<+T>,Function<-T,U>)CompletableFuture<U>;<U>applyToEitherAsync=(CompletionStage<+T>,Function<-T,U>,Executor)CompletableFuture<U>;complete()boolean;completeAsync=(Supplier<+T>)CompletableFuture<T>;completeAsync=(Supplier<+T>,Executor)CompletableFuture<T>;completeExceptionally()boolean;completeOnTimeout()CompletableFuture<T>;<U>completedFuture=(U)CompletableFuture<U>;<U>completedStage=(U)CompletionStage<U>;copy()CompletableFuture<T>;defaultExecutor()Executor;delayedExecutor()Executor;delayedExecutor=(long,TimeUnit,Executor)Executor;exceptionally=(Function<Throwable,+T>)CompletableFuture<T>;exceptionallyAsync=(Function<Throwable,+T>)CompletableFuture<T>;exceptionallyAsync=(Function<Throwable,+T>,Executor)CompletableFuture<T>;exceptionallyCompose=(Function<Throwable,+CompletionStage<T>>)CompletableFuture<T>;exceptionallyComposeAsync=(Function<Throwable,+CompletionStage<T>>)CompletableFuture<T>;exceptionallyComposeAsync=(Function<Throwable,+CompletionStage<T>>,Executor)CompletableFuture<T>;<U>failedFuture=(Throwable)CompletableFuture<U>;<U>failedStage=(Throwable)CompletionStage<U>;getNow()T;getNumberOfDependents()int;<U>handle=(BiFunction<-T,Throwable,+U>)CompletableFuture<U>;<U>handleAsync=(BiFunction<-T,Throwable,+U>)CompletableFuture<U>;<U>handleAsync=(BiFunction<-T,Throwable,+U>,Executor)CompletableFuture<U>;isCompletedExceptionally()boolean;join()T;minimalCompletionStage()CompletionStage<T>;<U>newIncompleteFuture=()CompletableFuture<U>;obtrudeException()void;obtrudeValue()void;orTimeout()CompletableFuture<T>;runAfterBoth=(CompletionStage<?>,Runnable)CompletableFuture<Void>;runAfterBothAsync=(CompletionStage<?>,Runnable)CompletableFuture<Void>;runAfterBothAsync=(CompletionStage<?>,Runnable,Executor)CompletableFuture<Void>;runAfterEither=(CompletionStage<?>,Runnable)CompletableFuture<Void>;runAfterEitherAsync=(CompletionStage<?>,Runnable)CompletableFuture<Void>;runAfterEitherAsync=(CompletionStage<?>,Runnable,Executor)CompletableFuture<Void>;runAsync=(Runnable)CompletableFuture<Void>;runAsync=(Runnable,Executor)CompletableFuture<Void>;<U>supplyAsync=(Supplier<U>)CompletableFuture<U>;<U>supplyAsync=(Supplier<U>,Executor)CompletableFuture<U>;thenAccept=(Consumer<-T>)CompletableFuture<Void>;thenAcceptAsync=(Consumer<-T>)CompletableFuture<Void>;thenAcceptAsync=(Consumer<-T>,Executor)CompletableFuture<Void>;<U>thenAcceptBoth=(CompletionStage<+U>,BiConsumer<-T,-U>)CompletableFuture<Void>;<U>thenAcceptBothAsync=(CompletionStage<+U>,BiConsumer<-T,-U>)CompletableFuture<Void>;<U>thenAcceptBothAsync=(CompletionStage<+U>,BiConsumer<-T,-U>,Executor)CompletableFuture<Void>;<U>thenApply=(Function<-T,+U>)CompletableFuture<U>;<U>thenApplyAsync=(Function<-T,+U>)CompletableFuture<U>;<U>thenApplyAsync=(Function<-T,+U>,Executor)CompletableFuture<U>;<U,V>thenCombine=(CompletionStage<+U>,BiFunction<-T,-U,+V>)CompletableFuture<V>;<U,V>thenCombineAsync=(CompletionStage<+U>,BiFunction<-T,-U,+V>)CompletableFuture<V>;<U,V>thenCombineAsync=(CompletionStage<+U>,BiFunction<-T,-U,+V>,Executor)CompletableFuture<V>;<U>thenCompose=(Function<-T,+CompletionStage<U>>)CompletableFuture<U>;<U>thenComposeAsync=(Function<-T,+CompletionStage<U>>)CompletableFuture<U>;<U>thenComposeAsync=(Function<-T,+CompletionStage<U>>,Executor)CompletableFuture<U>;thenRun=(Runnable)CompletableFuture<Void>;thenRunAsync=(Runnable)CompletableFuture<Void>;thenRunAsync=(Runnable,Executor)CompletableFuture<Void>;whenComplete=(BiConsumer<-T,-Throwable>)CompletableFuture<T>;whenCompleteAsync=(BiConsumer<-T,-Throwable>)CompletableFuture<T>;whenCompleteAsync=(BiConsumer<-T,-Throwable>,Executor)CompletableFuture<T>
c java.util.concurrent.CompletionException|RuntimeException

i java.util.concurrent.CompletionService<V>
poll!()Future<V>;poll!(long,TimeUnit)Future<V>;submit!(Runnable,V)Future<V>;submit!(Callable<V>)Future<V>;take!()Future<V>
i java.util.concurrent.CompletionStage<T>
acceptEither!(CompletionStage<+T>,Consumer<-T>)CompletionStage<Void>;acceptEitherAsync!(CompletionStage<+T>,Consumer<-T>)CompletionStage<Void>;acceptEitherAsync!(CompletionStage<+T>,Consumer<-T>,Executor)CompletionStage<Void>;<U>applyToEither!(CompletionStage<+T>,Function<-T,U>)CompletionStage<U>;<U>applyToEitherAsync!(CompletionStage<+T>,Function<-T,U>)CompletionStage<U>;<U>applyToEitherAsync!(CompletionStage<+T>,Function<-T,U>,Executor)CompletionStage<U>;exceptionally!(Function<Throwable,+T>)CompletionStage<T>;exceptionallyAsync=(Function<Throwable,+T>)CompletionStage<T>;exceptionallyAsync=(Function<Throwable,+T>,Executor)CompletionStage<T>;exceptionallyCompose=(Function<Throwable,+CompletionStage<T>>)CompletionStage<T>;exceptionallyComposeAsync=(Function<Throwable,+CompletionStage<T>>)CompletionStage<T>;exceptionallyComposeAsync=(Function<Throwable,+CompletionStage<T>>,Executor)CompletionStage<T>;<U>handle!(BiFunction<-T,Throwable,+U>)CompletionStage<U>;<U>handleAsync!(BiFunction<-T,Throwable,+U>)CompletionStage<U>;<U>handleAsync!(BiFunction<-T,Throwable,+U>,Executor)CompletionStage<U>;runAfterBoth!(CompletionStage<?>,Runnable)CompletionStage<Void>;runAfterBothAsync!(CompletionStage<?>,Runnable)CompletionStage<Void>;runAfterBothAsync!(CompletionStage<?>,Runnable,Executor)CompletionStage<Void>;runAfterEither!(CompletionStage<?>,Runnable)CompletionStage<Void>;runAfterEitherAsync!(CompletionStage<?>,Runnable)CompletionStage<Void>;runAfterEitherAsync!(CompletionStage<?>,Runnable,Executor)CompletionStage<Void>;thenAccept!(Consumer<-T>)CompletionStage<Void>;thenAcceptAsync!(Consumer<-T>)CompletionStage<Void>;thenAcceptAsync!(Consumer<-T>,Executor)CompletionStage<Void>;<U>thenAcceptBoth!(CompletionStage<+U>,BiConsumer<-T,-U>)CompletionStage<Void>;<U>thenAcceptBothAsync!(CompletionStage<+U>,BiConsumer<-T,-U>)CompletionStage<Void>;<U>thenAcceptBothAsync!(CompletionStage<+U>,BiConsumer<-T,-U>,Executor)CompletionStage<Void>;<U>thenApply!(Function<-T,+U>)CompletionStage<U>;<U>thenApplyAsync!(Function<-T,+U>)CompletionStage<U>;<U>thenApplyAsync!(Function<-T,+U>,Executor)CompletionStage<U>;<U,V>thenCombine!(CompletionStage<+U>,BiFunction<-T,-U,+V>)CompletionStage<V>;<U,V>thenCombineAsync!(CompletionStage<+U>,BiFunction<-T,-U,+V>)CompletionStage<V>;<U,V>thenCombineAsync!(CompletionStage<+U>,BiFunction<-T,-U,+V>,Executor)CompletionStage<V>;<U>thenCompose!(Function<-T,+CompletionStage<U>>)CompletionStage<U>;<U>thenComposeAsync!(Function<-T,+CompletionStage<U>>)CompletionStage<U>;<U>thenComposeAsync!(Function<-T,+CompletionStage<U>>,Executor)CompletionStage<U>;thenRun!(Runnable)CompletionStage<Void>;thenRunAsync!(Runnable)CompletionStage<Void>;thenRunAsync!(Runnable,Executor)CompletionStage<Void>;toCompletableFuture!()CompletableFuture<T>;whenComplete!(BiConsumer<-T,-Throwable>)CompletionStage<T>;whenCompleteAsync!(BiConsumer<-T,-Throwable>)CompletionStage<T>;whenCompleteAsync!(BiConsumer<-T,-Throwable>,Executor)CompletionStage<T>
c java.util.concurrent.ConcurrentHashMap.KeySetView<K,V>|Set<K>|Serializable|Collection<E>
getMappedValue()V
c java.util.concurrent.ConcurrentHashMap<K,V>|AbstractMap<K,V>|ConcurrentMap<K,V>|Serializable
contains()boolean;elements()Enumeration<V>;<U>forEach=(long,BiFunction<-K,-V,+U>,Consumer<-U>)void;forEach=(long,BiConsumer<-K,-V>)void;<U>forEachEntry=(long,Function<java.util.Map.Entry<K,V>,+U>,Consumer<-U>)void;forEachEntry=(long,Consumer<-java.util.Map.Entry<K,V>>)void;<U>forEachKey=(long,Function<-K,+U>,Consumer<-U>)void;forEachKey=(long,Consumer<-K>)void;<U>forEachValue=(long,Function<-V,+U>,Consumer<-U>)void;forEachValue=(long,Consumer<-V>)void;keySet()KeySetView<K,V>;keys()Enumeration<K>;mappingCount()long;<K>newKeySet=()KeySetView<K,Boolean>;<K>newKeySet=(int)KeySetView<K,Boolean>;<U>reduce=(long,BiFunction<-K,-V,+U>,BiFunction<-U,-U,+U>)U;<U>reduceEntries=(long,Function<java.util.Map.Entry<K,V>,+U>,BiFunction<-U,-U,+U>)U;reduceEntries=(long,BiFunction<java.util.Map.Entry<K,V>,java.util.Map.Entry<K,V>,+java.util.Map.Entry<K,V>>)java.util.Map.Entry<K,V>;reduceEntriesToDouble=(long,ToDoubleFunction<java.util.Map.Entry<K,V>>,double,DoubleBinaryOperator)double;reduceEntriesToInt=(long,ToIntFunction<java.util.Map.Entry<K,V>>,int,IntBinaryOperator)int;reduceEntriesToLong=(long,ToLongFunction<java.util.Map.Entry<K,V>>,long,LongBinaryOperator)long;<U>reduceKeys=(long,Function<-K,+U>,BiFunction<-U,-U,+U>)U;reduceKeys=(long,BiFunction<-K,-K,+K>)K;reduceKeysToDouble=(long,ToDoubleFunction<-K>,double,DoubleBinaryOperator)double;reduceKeysToInt=(long,ToIntFunction<-K>,int,IntBinaryOperator)int;reduceKeysToLong=(long,ToLongFunction<-K>,long,LongBinaryOperator)long;reduceToDouble=(long,ToDoubleBiFunction<-K,-V>,double,DoubleBinaryOperator)double;reduceToInt=(long,ToIntBiFunction<-K,-V>,int,IntBinaryOperator)int;reduceToLong=(long,ToLongBiFunction<-K,-V>,long,LongBinaryOperator)long;<U>reduceValues=(long,Function<-V,+U>,BiFunction<-U,-U,+U>)U;reduceValues=(long,BiFunction<-V,-V,+V>)V;reduceValuesToDouble=(long,ToDoubleFunction<-V>,double,DoubleBinaryOperator)double;reduceValuesToInt=(long,ToIntFunction<-V>,int,IntBinaryOperator)int;reduceValuesToLong=(long,ToLongFunction<-V>,long,LongBinaryOperator)long;<U>search=(long,BiFunction<-K,-V,+U>)U;<U>searchEntries=(long,Function<java.util.Map.Entry<K,V>,+U>)U;<U>searchKeys=(long,Function<-K,+U>)U;<U>searchValues=(long,Function<-V,+U>)U
c java.util.concurrent.ConcurrentLinkedDeque<E>|AbstractCollection<E>|Deque<E>|Serializable

c java.util.concurrent.ConcurrentLinkedQueue<E>|AbstractQueue<E>|Queue<E>|Serializable

i java.util.concurrent.ConcurrentMap<K,V>|Map<K,V>

i java.util.concurrent.ConcurrentNavigableMap<K,V>|ConcurrentMap<K,V>|NavigableMap<K,V>
descendingMap!()ConcurrentNavigableMap<K,V>;headMap!(K)ConcurrentNavigableMap<K,V>;headMap!(K,boolean)ConcurrentNavigableMap<K,V>;keySet!()NavigableSet<K>;subMap!(K,K)ConcurrentNavigableMap<K,V>;subMap!(K,boolean,K,boolean)ConcurrentNavigableMap<K,V>;tailMap!(K)ConcurrentNavigableMap<K,V>;tailMap!(K,boolean)ConcurrentNavigableMap<K,V>
c java.util.concurrent.ConcurrentSkipListMap<K,V>|AbstractMap<K,V>|ConcurrentNavigableMap<K,V>|Cloneable|Serializable
clone()ConcurrentSkipListMap<K,V>
c java.util.concurrent.ConcurrentSkipListSet<E>|AbstractSet<E>|NavigableSet<E>|Cloneable|Serializable
clone()ConcurrentSkipListSet<E>;headSet()NavigableSet<E>;subSet()NavigableSet<E>;tailSet()NavigableSet<E>
c java.util.concurrent.CopyOnWriteArrayList<E>|List<E>|RandomAccess|Cloneable|Serializable
addAllAbsent()int;addIfAbsent()boolean;indexOf()int;lastIndexOf()int
c java.util.concurrent.CopyOnWriteArraySet<E>|AbstractSet<E>|Serializable

c java.util.concurrent.CountDownLatch
await=(long,TimeUnit)boolean;await=()void;countDown()void;getCount()long
c java.util.concurrent.CountedCompleter<T>|ForkJoinTask<T>
addToPendingCount()void;compareAndSetPendingCount()boolean;compute()void;decrementPendingCountUnlessZero()int;firstComplete()CountedCompleter<?>;getCompleter()CountedCompleter<?>;getPendingCount()int;getRoot()CountedCompleter<?>;helpComplete()void;nextComplete()CountedCompleter<?>;onCompletion()void;onExceptionalCompletion()boolean;propagateCompletion()void;quietlyCompleteRoot()void;setPendingCount()void;tryComplete()void
c java.util.concurrent.CyclicBarrier
await()int;getNumberWaiting()int;getParties()int;isBroken()boolean;reset()void
c java.util.concurrent.DelayQueue<E:Delayed>|AbstractQueue<E>|BlockingQueue<E>
peek()E;poll()E;remove()E;take()E
i java.util.concurrent.Delayed|Comparable<Delayed>
getDelay!(TimeUnit)long
c java.util.concurrent.Exchanger<V>
exchange()V
c java.util.concurrent.ExecutionException|Exception

i java.util.concurrent.Executor
execute!(Runnable)void
c java.util.concurrent.ExecutorCompletionService<V>|CompletionService<V>

i java.util.concurrent.ExecutorService|Executor|AutoCloseable
awaitTermination!(long,TimeUnit)boolean;<T>invokeAll!(Collection<+Callable<T>>)List<Future<T>>;<T>invokeAll!(Collection<+Callable<T>>,long,TimeUnit)List<Future<T>>;<T>invokeAny!(Collection<+Callable<T>>)T;<T>invokeAny!(Collection<+Callable<T>>,long,TimeUnit)T;isShutdown!()boolean;isTerminated!()boolean;shutdown!()void;shutdownNow!()List<Runnable>;<T>submit!(Runnable,T)Future<T>;<T>submit!(Callable<T>)Future<T>;submit!(Runnable)Future<?>
c java.util.concurrent.Executors
<T>callable=(Runnable,T)Callable<T>;callable=(Runnable)Callable<Object>;callable=(PrivilegedAction<?>)Callable<Object>;callable=(PrivilegedExceptionAction<?>)Callable<Object>;defaultThreadFactory()ThreadFactory;newCachedThreadPool()ExecutorService;newCachedThreadPool=(ThreadFactory)ExecutorService;newFixedThreadPool()ExecutorService;newFixedThreadPool=(int,ThreadFactory)ExecutorService;newScheduledThreadPool()ScheduledExecutorService;newScheduledThreadPool=(int,ThreadFactory)ScheduledExecutorService;newSingleThreadExecutor()ExecutorService;newSingleThreadExecutor=(ThreadFactory)ExecutorService;newSingleThreadScheduledExecutor()ScheduledExecutorService;newSingleThreadScheduledExecutor=(ThreadFactory)ScheduledExecutorService;newThreadPerTaskExecutor=(ThreadFactory)ExecutorService;newVirtualThreadPerTaskExecutor()ExecutorService;newWorkStealingPool()ExecutorService;unconfigurableExecutorService()ExecutorService;unconfigurableScheduledExecutorService()ScheduledExecutorService
i java.util.concurrent.Flow.Processor<T,R>|Subscriber<T>|Publisher<R>

i java.util.concurrent.Flow.Publisher<T>
subscribe!(Subscriber<-T>)void
i java.util.concurrent.Flow.Subscriber<T>
onComplete!()void;onError!(Throwable)void;onNext!(T)void;onSubscribe!(Subscription)void
i java.util.concurrent.Flow.Subscription
cancel!()void;request!(long)void
c java.util.concurrent.Flow
defaultBufferSize()int
i java.util.concurrent.ForkJoinPool.ForkJoinWorkerThreadFactory
newThread!(ForkJoinPool)ForkJoinWorkerThread
i java.util.concurrent.ForkJoinPool.ManagedBlocker
block!()boolean;isReleasable!()boolean
c java.util.concurrent.ForkJoinPool|AbstractExecutorService|ScheduledExecutorService
defaultForkJoinWorkerThreadFactory:ForkJoinWorkerThreadFactory;awaitQuiescence()boolean;cancelDelayedTasksOnShutdown()void;commonPool()ForkJoinPool;drainTasksTo()int;<T>externalSubmit=(ForkJoinTask<T>)ForkJoinTask<T>;getActiveThreadCount()int;getAsyncMode()boolean;getCommonPoolParallelism()int;getDelayedTaskCount()long;getFactory()ForkJoinWorkerThreadFactory;getParallelism()int;getPoolSize()int;getQueuedSubmissionCount()int;getQueuedTaskCount()long;getRunningThreadCount()int;getStealCount()long;getUncaughtExceptionHandler()UncaughtExceptionHandler;hasQueuedSubmissions()boolean;<T>invoke=(ForkJoinTask<T>)T;<T>invokeAllUninterruptibly=(Collection<+Callable<T>>)List<Future<T>>;isQuiescent()boolean;isTerminating()boolean;<T>lazySubmit=(ForkJoinTask<T>)ForkJoinTask<T>;managedBlock=(ManagedBlocker)void;pollSubmission()ForkJoinTask<?>;setParallelism()int;<T>submit=(Runnable,T)ForkJoinTask<T>;<T>submit=(Callable<T>)ForkJoinTask<T>;<T>submit=(ForkJoinTask<T>)ForkJoinTask<T>;submit=(Runnable)ForkJoinTask<?>;<V>submitWithTimeout=(Callable<V>,long,TimeUnit,Consumer<-ForkJoinTask<V>>)ForkJoinTask<V>
c java.util.concurrent.ForkJoinTask<V>|Future<V>|Serializable
<T>adapt=(Runnable,T)ForkJoinTask<T>;<T>adapt=(Callable<+T>)ForkJoinTask<T>;adapt=(Runnable)ForkJoinTask<?>;<T>adaptInterruptible=(Runnable,T)ForkJoinTask<T>;<T>adaptInterruptible=(Callable<+T>)ForkJoinTask<T>;adaptInterruptible=(Runnable)ForkJoinTask<?>;compareAndSetForkJoinTaskTag()boolean;complete()void;completeExceptionally()void;exec()boolean;fork()ForkJoinTask<V>;getException()Throwable;getForkJoinTaskTag()short;getPool()ForkJoinPool;getQueuedTaskCount()int;getRawResult()V;getSurplusQueuedTaskCount()int;helpQuiesce()void;inForkJoinPool()boolean;invoke()V;<T:ForkJoinTask<?>>invokeAll=(Collection<T>)Collection<T>;invokeAll=(ForkJoinTask<?>,ForkJoinTask<?>)void;invokeAll=(ForkJoinTask<?>...)void;isCompletedAbnormally()boolean;isCompletedNormally()boolean;join()V;peekNextLocalTask()ForkJoinTask<?>;pollNextLocalTask()ForkJoinTask<?>;pollSubmission()ForkJoinTask<?>;pollTask()ForkJoinTask<?>;quietlyComplete()void;quietlyInvoke()void;quietlyJoin=(long,TimeUnit)boolean;quietlyJoin=()void;quietlyJoinUninterruptibly()boolean;reinitialize()void;setForkJoinTaskTag()short;setRawResult()void;tryUnfork()boolean
c java.util.concurrent.ForkJoinWorkerThread|Thread
getPool()ForkJoinPool;getPoolIndex()int;getQueuedTaskCount()int;onStart()void;onTermination()void
c java.util.concurrent.Future.State|Enum<java.util.concurrent.Future.State>
RUNNING:java.util.concurrent.Future.State;SUCCESS:java.util.concurrent.Future.State;FAILED:java.util.concurrent.Future.State;CANCELLED:java.util.concurrent.Future.State;valueOf()java.util.concurrent.Future.State;values()java.util.concurrent.Future.State[]
i java.util.concurrent.Future<V>
cancel!(boolean)boolean;exceptionNow()Throwable;get!()V;get!(long,TimeUnit)V;isCancelled!()boolean;isDone!()boolean;resultNow()V;state()java.util.concurrent.Future.State
c java.util.concurrent.FutureTask<V>|RunnableFuture<V>
done()void;runAndReset()boolean;set()void;setException()void
c java.util.concurrent.LinkedBlockingDeque<E>|AbstractQueue<E>|BlockingDeque<E>|Serializable

c java.util.concurrent.LinkedBlockingQueue<E>|AbstractQueue<E>|BlockingQueue<E>|Serializable

c java.util.concurrent.LinkedTransferQueue<E>|AbstractQueue<E>|TransferQueue<E>|Serializable

c java.util.concurrent.Phaser
arrive()int;arriveAndAwaitAdvance()int;arriveAndDeregister()int;awaitAdvance()int;awaitAdvanceInterruptibly()int;bulkRegister()int;forceTermination()void;getArrivedParties()int;getParent()Phaser;getPhase()int;getRegisteredParties()int;getRoot()Phaser;getUnarrivedParties()int;isTerminated()boolean;onAdvance()boolean;register()int
c java.util.concurrent.PriorityBlockingQueue<E>|AbstractQueue<E>|BlockingQueue<E>|Serializable
comparator()Comparator<-E>
c java.util.concurrent.RecursiveAction|ForkJoinTask<Void>
compute()void;getRawResult()Void
c java.util.concurrent.RecursiveTask<V>|ForkJoinTask<V>
compute()V
c java.util.concurrent.RejectedExecutionException|RuntimeException

i java.util.concurrent.RejectedExecutionHandler
rejectedExecution!(Runnable,ThreadPoolExecutor)void
i java.util.concurrent.RunnableFuture<V>|Runnable|Future<V>

i java.util.concurrent.RunnableScheduledFuture<V>|RunnableFuture<V>|ScheduledFuture<V>
isPeriodic!()boolean
i java.util.concurrent.ScheduledExecutorService|ExecutorService
<V>schedule!(Callable<V>,long,TimeUnit)ScheduledFuture<V>;schedule!(Runnable,long,TimeUnit)ScheduledFuture<?>;scheduleAtFixedRate!(Runnable,long,long,TimeUnit)ScheduledFuture<?>;scheduleWithFixedDelay!(Runnable,long,long,TimeUnit)ScheduledFuture<?>
i java.util.concurrent.ScheduledFuture<V>|Delayed|Future<V>

c java.util.concurrent.ScheduledThreadPoolExecutor|ThreadPoolExecutor|ScheduledExecutorService
<V>decorateTask=(Runnable,RunnableScheduledFuture<V>)RunnableScheduledFuture<V>;<V>decorateTask=(Callable<V>,RunnableScheduledFuture<V>)RunnableScheduledFuture<V>;getContinueExistingPeriodicTasksAfterShutdownPolicy()boolean;getExecuteExistingDelayedTasksAfterShutdownPolicy()boolean;getRemoveOnCancelPolicy()boolean;setContinueExistingPeriodicTasksAfterShutdownPolicy()void;setExecuteExistingDelayedTasksAfterShutdownPolicy()void;setRemoveOnCancelPolicy()void
c java.util.concurrent.Semaphore|Serializable
acquire()void;acquireUninterruptibly()void;availablePermits()int;drainPermits()int;getQueueLength()int;getQueuedThreads()Collection<Thread>;hasQueuedThreads()boolean;isFair()boolean;reducePermits()void;release()void;tryAcquire()boolean
c java.util.concurrent.StructureViolationException|RuntimeException

i java.util.concurrent.StructuredTaskScope.Configuration
withName!(String)Configuration;withThreadFactory!(ThreadFactory)Configuration;withTimeout!(Duration)Configuration
c java.util.concurrent.StructuredTaskScope.FailedException|RuntimeException

i java.util.concurrent.StructuredTaskScope.Joiner<T,R>
<T>allSuccessfulOrThrow~()Joiner<T,Stream<Subtask<T>>>;<T>allUntil~(Predicate<Subtask<+T>>)Joiner<T,Stream<Subtask<T>>>;<T>anySuccessfulResultOrThrow~()Joiner<T,T>;<T>awaitAll~()Joiner<T,Void>;<T>awaitAllSuccessfulOrThrow~()Joiner<T,Void>;onComplete()boolean;onFork()boolean;result!()R
c java.util.concurrent.StructuredTaskScope.Subtask.State|Enum<java.util.concurrent.StructuredTaskScope.Subtask.State>
UNAVAILABLE:java.util.concurrent.StructuredTaskScope.Subtask.State;SUCCESS:java.util.concurrent.StructuredTaskScope.Subtask.State;FAILED:java.util.concurrent.StructuredTaskScope.Subtask.State;valueOf()java.util.concurrent.StructuredTaskScope.Subtask.State;values()java.util.concurrent.StructuredTaskScope.Subtask.State[]
i java.util.concurrent.StructuredTaskScope.Subtask<T>|Supplier<T>
exception!()Throwable;state!()java.util.concurrent.StructuredTaskScope.Subtask.State
c java.util.concurrent.StructuredTaskScope.TimeoutException|RuntimeException

i java.util.concurrent.StructuredTaskScope<T,R>|AutoCloseable
<U:T>fork!(Runnable)Subtask<U>;<U:T>fork!(Callable<+U>)Subtask<U>;isCancelled!()boolean;join!()R;<T,R>open~(Joiner<-T,+R>)StructuredTaskScope<T,R>;<T,R>open~(Joiner<-T,+R>,Function<Configuration,Configuration>)StructuredTaskScope<T,R>;<T>open~()StructuredTaskScope<T,Void>
c java.util.concurrent.SubmissionPublisher<T>|Publisher<T>|AutoCloseable
closeExceptionally()void;consume=(Consumer<-T>)CompletableFuture<Void>;estimateMaximumLag()int;estimateMinimumDemand()long;getClosedException()Throwable;getExecutor()Executor;getMaxBufferCapacity()int;getNumberOfSubscribers()int;getSubscribers()List<Subscriber<-T>>;hasSubscribers()boolean;isClosed()boolean;isSubscribed()boolean;offer=(T,BiPredicate<Subscriber<-T>,-T>)int;offer=(T,long,TimeUnit,BiPredicate<Subscriber<-T>,-T>)int;submit()int
c java.util.concurrent.SynchronousQueue<E>|AbstractQueue<E>|BlockingQueue<E>|Serializable

i java.util.concurrent.ThreadFactory
newThread!(Runnable)Thread
c java.util.concurrent.ThreadLocalRandom|Random
current()ThreadLocalRandom
c java.util.concurrent.ThreadPoolExecutor.AbortPolicy|RejectedExecutionHandler

c java.util.concurrent.ThreadPoolExecutor.CallerRunsPolicy|RejectedExecutionHandler

c java.util.concurrent.ThreadPoolExecutor.DiscardOldestPolicy|RejectedExecutionHandler

c java.util.concurrent.ThreadPoolExecutor.DiscardPolicy|RejectedExecutionHandler

c java.util.concurrent.ThreadPoolExecutor|AbstractExecutorService
afterExecute=(Runnable,Throwable)void;allowCoreThreadTimeOut()void;allowsCoreThreadTimeOut()boolean;beforeExecute=(Thread,Runnable)void;getActiveCount()int;getCompletedTaskCount()long;getCorePoolSize()int;getKeepAliveTime()long;getLargestPoolSize()int;getMaximumPoolSize()int;getPoolSize()int;getQueue()BlockingQueue<Runnable>;getRejectedExecutionHandler()RejectedExecutionHandler;getTaskCount()long;getThreadFactory()ThreadFactory;isTerminating()boolean;prestartAllCoreThreads()int;prestartCoreThread()boolean;purge()void;remove=(Runnable)boolean;setCorePoolSize()void;setKeepAliveTime()void;setMaximumPoolSize()void;setRejectedExecutionHandler=(RejectedExecutionHandler)void;setThreadFactory=(ThreadFactory)void;terminated()void
c java.util.concurrent.TimeUnit|Enum<TimeUnit>
NANOSECONDS:TimeUnit;MICROSECONDS:TimeUnit;MILLISECONDS:TimeUnit;SECONDS:TimeUnit;MINUTES:TimeUnit;HOURS:TimeUnit;DAYS:TimeUnit;convert()long;of()TimeUnit;sleep()void;timedJoin()void;timedWait()void;toChronoUnit()ChronoUnit;toDays()long;toHours()long;toMicros()long;toMillis()long;toMinutes()long;toNanos()long;toSeconds()long;valueOf()TimeUnit;values()TimeUnit[]
c java.util.concurrent.TimeoutException|Exception

i java.util.concurrent.TransferQueue<E>|BlockingQueue<E>
getWaitingConsumerCount!()int;hasWaitingConsumer!()boolean;transfer!(E)void;tryTransfer!(E)boolean;tryTransfer!(E,long,TimeUnit)boolean
c java.util.concurrent.atomic.AtomicBoolean|Serializable
compareAndExchange()boolean;compareAndExchangeAcquire()boolean;compareAndExchangeRelease()boolean;compareAndSet()boolean;get()boolean;getAcquire()boolean;getAndSet()boolean;getOpaque()boolean;getPlain()boolean;lazySet()void;set()void;setOpaque()void;setPlain()void;setRelease()void;weakCompareAndSetAcquire()boolean;weakCompareAndSetPlain()boolean;weakCompareAndSetRelease()boolean;weakCompareAndSetVolatile()boolean
c java.util.concurrent.atomic.AtomicInteger|Number|Serializable
accumulateAndGet=(int,IntBinaryOperator)int;addAndGet()int;compareAndExchange()int;compareAndExchangeAcquire()int;compareAndExchangeRelease()int;compareAndSet()boolean;decrementAndGet()int;get()int;getAcquire()int;getAndAccumulate=(int,IntBinaryOperator)int;getAndAdd()int;getAndDecrement()int;getAndIncrement()int;getAndSet()int;getAndUpdate=(IntUnaryOperator)int;getOpaque()int;getPlain()int;incrementAndGet()int;lazySet()void;set()void;setOpaque()void;setPlain()void;setRelease()void;updateAndGet=(IntUnaryOperator)int;weakCompareAndSetAcquire()boolean;weakCompareAndSetPlain()boolean;weakCompareAndSetRelease()boolean;weakCompareAndSetVolatile()boolean
c java.util.concurrent.atomic.AtomicIntegerArray|Serializable
accumulateAndGet=(int,int,IntBinaryOperator)int;addAndGet()int;compareAndExchange()int;compareAndExchangeAcquire()int;compareAndExchangeRelease()int;compareAndSet()boolean;decrementAndGet()int;get()int;getAcquire()int;getAndAccumulate=(int,int,IntBinaryOperator)int;getAndAdd()int;getAndDecrement()int;getAndIncrement()int;getAndSet()int;getAndUpdate=(int,IntUnaryOperator)int;getOpaque()int;getPlain()int;incrementAndGet()int;lazySet()void;length()int;set()void;setOpaque()void;setPlain()void;setRelease()void;updateAndGet=(int,IntUnaryOperator)int;weakCompareAndSetAcquire()boolean;weakCompareAndSetPlain()boolean;weakCompareAndSetRelease()boolean;weakCompareAndSetVolatile()boolean
c java.util.concurrent.atomic.AtomicIntegerFieldUpdater<T>
accumulateAndGet=(T,int,IntBinaryOperator)int;addAndGet()int;compareAndSet()boolean;decrementAndGet()int;get()int;getAndAccumulate=(T,int,IntBinaryOperator)int;getAndAdd()int;getAndDecrement()int;getAndIncrement()int;getAndSet()int;getAndUpdate=(T,IntUnaryOperator)int;incrementAndGet()int;lazySet()void;<U>newUpdater=(Class<U>,String)AtomicIntegerFieldUpdater<U>;set()void;updateAndGet=(T,IntUnaryOperator)int;weakCompareAndSet()boolean
c java.util.concurrent.atomic.AtomicLong|Number|Serializable
accumulateAndGet=(long,LongBinaryOperator)long;addAndGet()long;compareAndExchange()long;compareAndExchangeAcquire()long;compareAndExchangeRelease()long;compareAndSet()boolean;decrementAndGet()long;get()long;getAcquire()long;getAndAccumulate=(long,LongBinaryOperator)long;getAndAdd()long;getAndDecrement()long;getAndIncrement()long;getAndSet()long;getAndUpdate=(LongUnaryOperator)long;getOpaque()long;getPlain()long;incrementAndGet()long;lazySet()void;set()void;setOpaque()void;setPlain()void;setRelease()void;updateAndGet=(LongUnaryOperator)long;weakCompareAndSetAcquire()boolean;weakCompareAndSetPlain()boolean;weakCompareAndSetRelease()boolean;weakCompareAndSetVolatile()boolean
c java.util.concurrent.atomic.AtomicLongArray|Serializable
accumulateAndGet=(int,long,LongBinaryOperator)long;addAndGet()long;compareAndExchange()long;compareAndExchangeAcquire()long;compareAndExchangeRelease()long;compareAndSet()boolean;decrementAndGet()long;get()long;getAcquire()long;getAndAccumulate=(int,long,LongBinaryOperator)long;getAndAdd()long;getAndDecrement()long;getAndIncrement()long;getAndSet()long;getAndUpdate=(int,LongUnaryOperator)long;getOpaque()long;getPlain()long;incrementAndGet()long;lazySet()void;length()int;set()void;setOpaque()void;setPlain()void;setRelease()void;updateAndGet=(int,LongUnaryOperator)long;weakCompareAndSetAcquire()boolean;weakCompareAndSetPlain()boolean;weakCompareAndSetRelease()boolean;weakCompareAndSetVolatile()boolean
c java.util.concurrent.atomic.AtomicLongFieldUpdater<T>
accumulateAndGet=(T,long,LongBinaryOperator)long;addAndGet()long;compareAndSet()boolean;decrementAndGet()long;get()long;getAndAccumulate=(T,long,LongBinaryOperator)long;getAndAdd()long;getAndDecrement()long;getAndIncrement()long;getAndSet()long;getAndUpdate=(T,LongUnaryOperator)long;incrementAndGet()long;lazySet()void;<U>newUpdater=(Class<U>,String)AtomicLongFieldUpdater<U>;set()void;updateAndGet=(T,LongUnaryOperator)long;weakCompareAndSet()boolean
c java.util.concurrent.atomic.AtomicMarkableReference<V>
attemptMark()boolean;compareAndSet()boolean;get()V;getReference()V;isMarked()boolean;set()void;weakCompareAndSet()boolean
c java.util.concurrent.atomic.AtomicReference<V>|Serializable
accumulateAndGet=(V,BinaryOperator<V>)V;compareAndExchange()V;compareAndExchangeAcquire()V;compareAndExchangeRelease()V;compareAndSet()boolean;get()V;getAcquire()V;getAndAccumulate=(V,BinaryOperator<V>)V;getAndSet()V;getAndUpdate=(UnaryOperator<V>)V;getOpaque()V;getPlain()V;lazySet()void;set()void;setOpaque()void;setPlain()void;setRelease()void;updateAndGet=(UnaryOperator<V>)V;weakCompareAndSetAcquire()boolean;weakCompareAndSetPlain()boolean;weakCompareAndSetRelease()boolean;weakCompareAndSetVolatile()boolean
c java.util.concurrent.atomic.AtomicReferenceArray<E>|Serializable
accumulateAndGet=(int,E,BinaryOperator<E>)E;compareAndExchange()E;compareAndExchangeAcquire()E;compareAndExchangeRelease()E;compareAndSet()boolean;get()E;getAcquire()E;getAndAccumulate=(int,E,BinaryOperator<E>)E;getAndSet()E;getAndUpdate=(int,UnaryOperator<E>)E;getOpaque()E;getPlain()E;lazySet()void;length()int;set()void;setOpaque()void;setPlain()void;setRelease()void;updateAndGet=(int,UnaryOperator<E>)E;weakCompareAndSetAcquire()boolean;weakCompareAndSetPlain()boolean;weakCompareAndSetRelease()boolean;weakCompareAndSetVolatile()boolean
c java.util.concurrent.atomic.AtomicReferenceFieldUpdater<T,V>
accumulateAndGet=(T,V,BinaryOperator<V>)V;compareAndSet()boolean;get()V;getAndAccumulate=(T,V,BinaryOperator<V>)V;getAndSet()V;getAndUpdate=(T,UnaryOperator<V>)V;lazySet()void;<U,W>newUpdater=(Class<U>,Class<W>,String)AtomicReferenceFieldUpdater<U,W>;set()void;updateAndGet=(T,UnaryOperator<V>)V;weakCompareAndSet()boolean
c java.util.concurrent.atomic.AtomicStampedReference<V>
attemptStamp()boolean;compareAndSet()boolean;get()V;getReference()V;getStamp()int;set()void;weakCompareAndSet()boolean
c java.util.concurrent.atomic.DoubleAccumulator|Serializable
accumulate()void;get()double;getThenReset()double;reset()void
c java.util.concurrent.atomic.DoubleAdder|Serializable
add()void;reset()void;sum()double;sumThenReset()double
c java.util.concurrent.atomic.LongAccumulator|Serializable
accumulate()void;get()long;getThenReset()long;reset()void
c java.util.concurrent.atomic.LongAdder|Serializable
add()void;decrement()void;increment()void;reset()void;sum()long;sumThenReset()long
c java.util.concurrent.locks.AbstractOwnableSynchronizer|Serializable
getExclusiveOwnerThread()Thread;setExclusiveOwnerThread()void
c java.util.concurrent.locks.AbstractQueuedLongSynchronizer.ConditionObject|Condition|Serializable
getWaitQueueLength()int;getWaitingThreads()Collection<Thread>;hasWaiters()boolean
c java.util.concurrent.locks.AbstractQueuedLongSynchronizer|AbstractOwnableSynchronizer|Serializable
acquire()void;acquireInterruptibly()void;acquireShared()void;acquireSharedInterruptibly()void;compareAndSetState()boolean;getExclusiveQueuedThreads()Collection<Thread>;getFirstQueuedThread()Thread;getQueueLength()int;getQueuedThreads()Collection<Thread>;getSharedQueuedThreads()Collection<Thread>;getState()long;getWaitQueueLength()int;getWaitingThreads()Collection<Thread>;hasContended()boolean;hasQueuedPredecessors()boolean;hasQueuedThreads()boolean;hasWaiters()boolean;isHeldExclusively()boolean;isQueued()boolean;owns()boolean;release()boolean;releaseShared()boolean;setState()void;tryAcquire()boolean;tryAcquireNanos()boolean;tryAcquireShared()long;tryAcquireSharedNanos()boolean;tryRelease()boolean;tryReleaseShared()boolean
c java.util.concurrent.locks.AbstractQueuedSynchronizer.ConditionObject|Condition|Serializable
getWaitQueueLength()int;getWaitingThreads()Collection<Thread>;hasWaiters()boolean
c java.util.concurrent.locks.AbstractQueuedSynchronizer|AbstractOwnableSynchronizer|Serializable
acquire()void;acquireInterruptibly()void;acquireShared()void;acquireSharedInterruptibly()void;compareAndSetState()boolean;getExclusiveQueuedThreads()Collection<Thread>;getFirstQueuedThread()Thread;getQueueLength()int;getQueuedThreads()Collection<Thread>;getSharedQueuedThreads()Collection<Thread>;getState()int;getWaitQueueLength()int;getWaitingThreads()Collection<Thread>;hasContended()boolean;hasQueuedPredecessors()boolean;hasQueuedThreads()boolean;hasWaiters()boolean;isHeldExclusively()boolean;isQueued()boolean;owns()boolean;release()boolean;releaseShared()boolean;setState()void;tryAcquire()boolean;tryAcquireNanos()boolean;tryAcquireShared()int;tryAcquireSharedNanos()boolean;tryRelease()boolean;tryReleaseShared()boolean
i java.util.concurrent.locks.Condition
await!(long,TimeUnit)boolean;await!()void;awaitNanos!(long)long;awaitUninterruptibly!()void;awaitUntil!(java.util.Date)boolean;signal!()void;signalAll!()void
i java.util.concurrent.locks.Lock
lock!()void;lockInterruptibly!()void;newCondition!()Condition;tryLock!()boolean;tryLock!(long,TimeUnit)boolean;unlock!()void
c java.util.concurrent.locks.LockSupport
getBlocker()Object;park()void;parkNanos()void;parkUntil()void;setCurrentBlocker()void;unpark()void
i java.util.concurrent.locks.ReadWriteLock
readLock!()Lock;writeLock!()Lock
c java.util.concurrent.locks.ReentrantLock|Lock|Serializable
getHoldCount()int;getOwner()Thread;getQueueLength()int;getQueuedThreads()Collection<Thread>;getWaitQueueLength()int;getWaitingThreads()Collection<Thread>;hasQueuedThread()boolean;hasQueuedThreads()boolean;hasWaiters()boolean;isFair()boolean;isHeldByCurrentThread()boolean;isLocked()boolean
c java.util.concurrent.locks.ReentrantReadWriteLock.ReadLock|Lock|Serializable

c java.util.concurrent.locks.ReentrantReadWriteLock.WriteLock|Lock|Serializable
getHoldCount()int;isHeldByCurrentThread()boolean
c java.util.concurrent.locks.ReentrantReadWriteLock|ReadWriteLock|Serializable
getOwner()Thread;getQueueLength()int;getQueuedReaderThreads()Collection<Thread>;getQueuedThreads()Collection<Thread>;getQueuedWriterThreads()Collection<Thread>;getReadHoldCount()int;getReadLockCount()int;getWaitQueueLength()int;getWaitingThreads()Collection<Thread>;getWriteHoldCount()int;hasQueuedThread()boolean;hasQueuedThreads()boolean;hasWaiters()boolean;isFair()boolean;isWriteLocked()boolean;isWriteLockedByCurrentThread()boolean;readLock()ReadLock;writeLock()WriteLock
c java.util.concurrent.locks.StampedLock|Serializable
asReadLock()Lock;asReadWriteLock()ReadWriteLock;asWriteLock()Lock;getReadLockCount()int;isLockStamp()boolean;isOptimisticReadStamp()boolean;isReadLockStamp()boolean;isReadLocked()boolean;isWriteLockStamp()boolean;isWriteLocked()boolean;readLock()long;readLockInterruptibly()long;tryConvertToOptimisticRead()long;tryConvertToReadLock()long;tryConvertToWriteLock()long;tryOptimisticRead()long;tryReadLock()long;tryUnlockRead()boolean;tryUnlockWrite()boolean;tryWriteLock()long;unlock()void;unlockRead()void;unlockWrite()void;validate()boolean;writeLock()long;writeLockInterruptibly()long
i java.util.function.BiConsumer<T,U>
accept!(T,U)void;andThen=(BiConsumer<-T,-U>)BiConsumer<T,U>
i java.util.function.BiFunction<T,U,R>
<V>andThen=(Function<-R,+V>)BiFunction<T,U,V>;apply!(T,U)R
i java.util.function.BiPredicate<T,U>
and=(BiPredicate<-T,-U>)BiPredicate<T,U>;negate()BiPredicate<T,U>;or=(BiPredicate<-T,-U>)BiPredicate<T,U>;test!(T,U)boolean
i java.util.function.BinaryOperator<T>|BiFunction<T,T,T>
<T>maxBy~(Comparator<-T>)BinaryOperator<T>;<T>minBy~(Comparator<-T>)BinaryOperator<T>
i java.util.function.BooleanSupplier
getAsBoolean!()boolean
i java.util.function.Consumer<T>
accept!(T)void;andThen=(Consumer<-T>)Consumer<T>
i java.util.function.DoubleBinaryOperator
applyAsDouble!(double,double)double
i java.util.function.DoubleConsumer
accept!(double)void;andThen=(DoubleConsumer)DoubleConsumer
i java.util.function.DoubleFunction<R>
apply!(double)R
i java.util.function.DoublePredicate
and=(DoublePredicate)DoublePredicate;negate()DoublePredicate;or=(DoublePredicate)DoublePredicate;test!(double)boolean
i java.util.function.DoubleSupplier
getAsDouble!()double
i java.util.function.DoubleToIntFunction
applyAsInt!(double)int
i java.util.function.DoubleToLongFunction
applyAsLong!(double)long
i java.util.function.DoubleUnaryOperator
andThen=(DoubleUnaryOperator)DoubleUnaryOperator;applyAsDouble!(double)double;compose=(DoubleUnaryOperator)DoubleUnaryOperator;identity~()DoubleUnaryOperator
i java.util.function.Function<T,R>
<V>andThen=(Function<-R,+V>)Function<T,V>;apply!(T)R;<V>compose=(Function<-V,+T>)Function<V,R>;<T>identity~()Function<T,T>
i java.util.function.IntBinaryOperator
applyAsInt!(int,int)int
i java.util.function.IntConsumer
accept!(int)void;andThen=(IntConsumer)IntConsumer
i java.util.function.IntFunction<R>
apply!(int)R
i java.util.function.IntPredicate
and=(IntPredicate)IntPredicate;negate()IntPredicate;or=(IntPredicate)IntPredicate;test!(int)boolean
i java.util.function.IntSupplier
getAsInt!()int
i java.util.function.IntToDoubleFunction
applyAsDouble!(int)double
i java.util.function.IntToLongFunction
applyAsLong!(int)long
i java.util.function.IntUnaryOperator
andThen=(IntUnaryOperator)IntUnaryOperator;applyAsInt!(int)int;compose=(IntUnaryOperator)IntUnaryOperator;identity~()IntUnaryOperator
i java.util.function.LongBinaryOperator
applyAsLong!(long,long)long
i java.util.function.LongConsumer
accept!(long)void;andThen=(LongConsumer)LongConsumer
i java.util.function.LongFunction<R>
apply!(long)R
i java.util.function.LongPredicate
and=(LongPredicate)LongPredicate;negate()LongPredicate;or=(LongPredicate)LongPredicate;test!(long)boolean
i java.util.function.LongSupplier
getAsLong!()long
i java.util.function.LongToDoubleFunction
applyAsDouble!(long)double
i java.util.function.LongToIntFunction
applyAsInt!(long)int
i java.util.function.LongUnaryOperator
andThen=(LongUnaryOperator)LongUnaryOperator;applyAsLong!(long)long;compose=(LongUnaryOperator)LongUnaryOperator;identity~()LongUnaryOperator
i java.util.function.ObjDoubleConsumer<T>
accept!(T,double)void
i java.util.function.ObjIntConsumer<T>
accept!(T,int)void
i java.util.function.ObjLongConsumer<T>
accept!(T,long)void
i java.util.function.Predicate<T>
and=(Predicate<-T>)Predicate<T>;<T>isEqual~(Object)Predicate<T>;negate()Predicate<T>;<T>not~(Predicate<-T>)Predicate<T>;or=(Predicate<-T>)Predicate<T>;test!(T)boolean
i java.util.function.Supplier<T>
get!()T
i java.util.function.ToDoubleBiFunction<T,U>
applyAsDouble!(T,U)double
i java.util.function.ToDoubleFunction<T>
applyAsDouble!(T)double
i java.util.function.ToIntBiFunction<T,U>
applyAsInt!(T,U)int
i java.util.function.ToIntFunction<T>
applyAsInt!(T)int
i java.util.function.ToLongBiFunction<T,U>
applyAsLong!(T,U)long
i java.util.function.ToLongFunction<T>
applyAsLong!(T)long
i java.util.function.UnaryOperator<T>|Function<T,T>
<T>identity~()UnaryOperator<T>
i java.util.regex.MatchResult
end!()int;end!(int)int;end()int;group!()String;group!(int)String;group()String;groupCount!()int;hasMatch()boolean;namedGroups()Map<String,Integer>;start!()int;start!(int)int;start()int
c java.util.regex.Matcher|MatchResult
appendReplacement()Matcher;appendTail=(StringBuffer)StringBuffer;appendTail=(StringBuilder)StringBuilder;find()boolean;hasAnchoringBounds()boolean;hasTransparentBounds()boolean;hitEnd()boolean;lookingAt()boolean;matches()boolean;pattern()Pattern;quoteReplacement()String;region()Matcher;regionEnd()int;regionStart()int;replaceAll()String;replaceAll=(Function<MatchResult,String>)String;replaceFirst()String;replaceFirst=(Function<MatchResult,String>)String;requireEnd()boolean;reset()Matcher;results()Stream<MatchResult>;toMatchResult()MatchResult;useAnchoringBounds()Matcher;usePattern()Matcher;useTransparentBounds()Matcher
c java.util.regex.Pattern|Serializable
UNIX_LINES:int;CASE_INSENSITIVE:int;COMMENTS:int;MULTILINE:int;LITERAL:int;DOTALL:int;UNICODE_CASE:int;CANON_EQ:int;UNICODE_CHARACTER_CLASS:int;asMatchPredicate()Predicate<String>;asPredicate()Predicate<String>;compile()Pattern;flags()int;matcher()Matcher;matches()boolean;namedGroups()Map<String,Integer>;pattern()String;quote()String;split()String[];splitAsStream()Stream<String>;splitWithDelimiters()String[]
c java.util.regex.PatternSyntaxException|IllegalArgumentException
getDescription()String;getIndex()int;getPattern()String
i java.util.stream.BaseStream<T,S:BaseStream<T,S>>|AutoCloseable
isParallel!()boolean;iterator!()Iterator<T>;onClose!(Runnable)S;parallel!()S;sequential!()S;spliterator!()Spliterator<T>;unordered!()S
c java.util.stream.Collector.Characteristics|Enum<Characteristics>
CONCURRENT:Characteristics;UNORDERED:Characteristics;IDENTITY_FINISH:Characteristics;valueOf()Characteristics;values()Characteristics[]
i java.util.stream.Collector<T,A,R>
accumulator!()BiConsumer<A,T>;characteristics!()Set<Characteristics>;combiner!()BinaryOperator<A>;finisher!()Function<A,R>;<T,A,R>of~(Supplier<A>,BiConsumer<A,T>,BinaryOperator<A>,Function<A,R>,Characteristics...)Collector<T,A,R>;<T,R>of~(Supplier<R>,BiConsumer<R,T>,BinaryOperator<R>,Characteristics...)Collector<T,R,R>;supplier!()Supplier<A>
c java.util.stream.Collectors
<T>averagingDouble=(ToDoubleFunction<-T>)Collector<T,?,Double>;<T>averagingInt=(ToIntFunction<-T>)Collector<T,?,Double>;<T>averagingLong=(ToLongFunction<-T>)Collector<T,?,Double>;<T,A,R,RR>collectingAndThen=(Collector<T,A,R>,Function<R,RR>)Collector<T,A,RR>;<T>counting=()Collector<T,?,Long>;<T,A,R>filtering=(Predicate<-T>,Collector<-T,A,R>)Collector<T,?,R>;<T,U,A,R>flatMapping=(Function<-T,+Stream<+U>>,Collector<-U,A,R>)Collector<T,?,R>;<T,K,A,D>groupingBy=(Function<-T,+K>,Collector<-T,A,D>)Collector<T,?,Map<K,D>>;<T,K,D,A,M:Map<K,D>>groupingBy=(Function<-T,+K>,Supplier<M>,Collector<-T,A,D>)Collector<T,?,M>;<T,K>groupingBy=(Function<-T,+K>)Collector<T,?,Map<K,List<T>>>;<T,K,A,D,M:ConcurrentMap<K,D>>groupingByConcurrent=(Function<-T,+K>,Supplier<M>,Collector<-T,A,D>)Collector<T,?,M>;<T,K,A,D>groupingByConcurrent=(Function<-T,+K>,Collector<-T,A,D>)Collector<T,?,ConcurrentMap<K,D>>;<T,K>groupingByConcurrent=(Function<-T,+K>)Collector<T,?,ConcurrentMap<K,List<T>>>;joining()Collector<CharSequence,?,String>;<T,U,A,R>mapping=(Function<-T,+U>,Collector<-U,A,R>)Collector<T,?,R>;<T>maxBy=(Comparator<-T>)Collector<T,?,Optional<T>>;<T>minBy=(Comparator<-T>)Collector<T,?,Optional<T>>;<T,D,A>partitioningBy=(Predicate<-T>,Collector<-T,A,D>)Collector<T,?,Map<Boolean,D>>;<T>partitioningBy=(Predicate<-T>)Collector<T,?,Map<Boolean,List<T>>>;<T,U>reducing=(U,Function<-T,+U>,BinaryOperator<U>)Collector<T,?,U>;<T>reducing=(T,BinaryOperator<T>)Collector<T,?,T>;<T>reducing=(BinaryOperator<T>)Collector<T,?,Optional<T>>;<T>summarizingDouble=(ToDoubleFunction<-T>)Collector<T,?,DoubleSummaryStatistics>;<T>summarizingInt=(ToIntFunction<-T>)Collector<T,?,IntSummaryStatistics>;<T>summarizingLong=(ToLongFunction<-T>)Collector<T,?,LongSummaryStatistics>;<T>summingDouble=(ToDoubleFunction<-T>)Collector<T,?,Double>;<T>summingInt=(ToIntFunction<-T>)Collector<T,?,Integer>;<T>summingLong=(ToLongFunction<-T>)Collector<T,?,Long>;<T,R1,R2,R>teeing=(Collector<-T,?,R1>,Collector<-T,?,R2>,BiFunction<-R1,-R2,R>)Collector<T,?,R>;<T,C:Collection<T>>toCollection=(Supplier<C>)Collector<T,?,C>;<T,K,U,M:ConcurrentMap<K,U>>toConcurrentMap=(Function<-T,+K>,Function<-T,+U>,BinaryOperator<U>,Supplier<M>)Collector<T,?,M>;<T,K,U>toConcurrentMap=(Function<-T,+K>,Function<-T,+U>)Collector<T,?,ConcurrentMap<K,U>>;<T,K,U>toConcurrentMap=(Function<-T,+K>,Function<-T,+U>,BinaryOperator<U>)Collector<T,?,ConcurrentMap<K,U>>;<T>toList=()Collector<T,?,List<T>>;<T,K,U,M:Map<K,U>>toMap=(Function<-T,+K>,Function<-T,+U>,BinaryOperator<U>,Supplier<M>)Collector<T,?,M>;<T,K,U>toMap=(Function<-T,+K>,Function<-T,+U>)Collector<T,?,Map<K,U>>;<T,K,U>toMap=(Function<-T,+K>,Function<-T,+U>,BinaryOperator<U>)Collector<T,?,Map<K,U>>;<T>toSet=()Collector<T,?,Set<T>>;<T>toUnmodifiableList=()Collector<T,?,List<T>>;<T,K,U>toUnmodifiableMap=(Function<-T,+K>,Function<-T,+U>)Collector<T,?,Map<K,U>>;<T,K,U>toUnmodifiableMap=(Function<-T,+K>,Function<-T,+U>,BinaryOperator<U>)Collector<T,?,Map<K,U>>;<T>toUnmodifiableSet=()Collector<T,?,Set<T>>
i java.util.stream.DoubleStream.Builder|DoubleConsumer
add()java.util.stream.DoubleStream.Builder;build!()DoubleStream
i java.util.stream.DoubleStream.DoubleMapMultiConsumer
accept!(double,DoubleConsumer)void
i java.util.stream.DoubleStream|BaseStream<Double,DoubleStream>
allMatch!(DoublePredicate)boolean;anyMatch!(DoublePredicate)boolean;average!()OptionalDouble;boxed!()Stream<Double>;builder~()java.util.stream.DoubleStream.Builder;<R>collect!(Supplier<R>,ObjDoubleConsumer<R>,BiConsumer<R,R>)R;concat~(DoubleStream,DoubleStream)DoubleStream;count!()long;distinct!()DoubleStream;dropWhile=(DoublePredicate)DoubleStream;empty~()DoubleStream;filter!(DoublePredicate)DoubleStream;findAny!()OptionalDouble;findFirst!()OptionalDouble;flatMap!(DoubleFunction<+DoubleStream>)DoubleStream;forEach!(DoubleConsumer)void;forEachOrdered!(DoubleConsumer)void;generate~(DoubleSupplier)DoubleStream;iterate~(double,DoublePredicate,DoubleUnaryOperator)DoubleStream;iterate~(double,DoubleUnaryOperator)DoubleStream;iterator!()java.util.PrimitiveIterator.OfDouble;limit!(long)DoubleStream;map!(DoubleUnaryOperator)DoubleStream;mapMulti=(DoubleMapMultiConsumer)DoubleStream;mapToInt!(DoubleToIntFunction)IntStream;mapToLong!(DoubleToLongFunction)LongStream;<U>mapToObj!(DoubleFunction<+U>)Stream<U>;max!()OptionalDouble;min!()OptionalDouble;noneMatch!(DoublePredicate)boolean;of~(double)DoubleStream;of~(double...)DoubleStream;parallel!()DoubleStream;peek!(DoubleConsumer)DoubleStream;reduce!(double,DoubleBinaryOperator)double;reduce!(DoubleBinaryOperator)OptionalDouble;sequential!()DoubleStream;skip!(long)DoubleStream;sorted!()DoubleStream;spliterator!()java.util.Spliterator.OfDouble;sum!()double;summaryStatistics!()DoubleSummaryStatistics;takeWhile=(DoublePredicate)DoubleStream;toArray!()double[]
i java.util.stream.Gatherer.Downstream<T>
isRejecting()boolean;push!(T)boolean
i java.util.stream.Gatherer.Integrator.Greedy<A,T,R>|Integrator<A,T,R>

i java.util.stream.Gatherer.Integrator<A,T,R>
integrate!(A,T,Downstream<-R>)boolean;<A,T,R>of~(Integrator<A,T,R>)Integrator<A,T,R>;<A,T,R>ofGreedy~(Greedy<A,T,R>)Greedy<A,T,R>
i java.util.stream.Gatherer<T,A,R>
<RR>andThen=(Gatherer<-R,?,+RR>)Gatherer<T,?,RR>;combiner()BinaryOperator<A>;<A>defaultCombiner~()BinaryOperator<A>;<A,R>defaultFinisher~()BiConsumer<A,Downstream<-R>>;<A>defaultInitializer~()Supplier<A>;finisher()BiConsumer<A,Downstream<-R>>;initializer()Supplier<A>;integrator!()Integrator<A,T,R>;<T,A,R>of~(Supplier<A>,Integrator<A,T,R>,BinaryOperator<A>,BiConsumer<A,Downstream<-R>>)Gatherer<T,A,R>;<T,R>of~(Integrator<Void,T,R>)Gatherer<T,Void,R>;<T,R>of~(Integrator<Void,T,R>,BiConsumer<Void,Downstream<-R>>)Gatherer<T,Void,R>;<T,A,R>ofSequential~(Supplier<A>,Integrator<A,T,R>)Gatherer<T,A,R>;<T,A,R>ofSequential~(Supplier<A>,Integrator<A,T,R>,BiConsumer<A,Downstream<-R>>)Gatherer<T,A,R>;<T,R>ofSequential~(Integrator<Void,T,R>)Gatherer<T,Void,R>;<T,R>ofSequential~(Integrator<Void,T,R>,BiConsumer<Void,Downstream<-R>>)Gatherer<T,Void,R>
c java.util.stream.Gatherers
<T,R>fold=(Supplier<R>,BiFunction<-R,-T,+R>)Gatherer<T,?,R>;<T,R>mapConcurrent=(int,Function<-T,+R>)Gatherer<T,?,R>;<T,R>scan=(Supplier<R>,BiFunction<-R,-T,+R>)Gatherer<T,?,R>;<TR>windowFixed=(int)Gatherer<TR,?,List<TR>>;<TR>windowSliding=(int)Gatherer<TR,?,List<TR>>
i java.util.stream.IntStream.Builder|IntConsumer
add()java.util.stream.IntStream.Builder;build!()IntStream
i java.util.stream.IntStream.IntMapMultiConsumer
accept!(int,IntConsumer)void
i java.util.stream.IntStream|BaseStream<Integer,IntStream>
allMatch!(IntPredicate)boolean;anyMatch!(IntPredicate)boolean;asDoubleStream!()DoubleStream;asLongStream!()LongStream;average!()OptionalDouble;boxed!()Stream<Integer>;builder~()java.util.stream.IntStream.Builder;<R>collect!(Supplier<R>,ObjIntConsumer<R>,BiConsumer<R,R>)R;concat~(IntStream,IntStream)IntStream;count!()long;distinct!()IntStream;dropWhile=(IntPredicate)IntStream;empty~()IntStream;filter!(IntPredicate)IntStream;findAny!()OptionalInt;findFirst!()OptionalInt;flatMap!(IntFunction<+IntStream>)IntStream;forEach!(IntConsumer)void;forEachOrdered!(IntConsumer)void;generate~(IntSupplier)IntStream;iterate~(int,IntPredicate,IntUnaryOperator)IntStream;iterate~(int,IntUnaryOperator)IntStream;iterator!()java.util.PrimitiveIterator.OfInt;limit!(long)IntStream;map!(IntUnaryOperator)IntStream;mapMulti=(IntMapMultiConsumer)IntStream;mapToDouble!(IntToDoubleFunction)DoubleStream;mapToLong!(IntToLongFunction)LongStream;<U>mapToObj!(IntFunction<+U>)Stream<U>;max!()OptionalInt;min!()OptionalInt;noneMatch!(IntPredicate)boolean;of~(int)IntStream;of~(int...)IntStream;parallel!()IntStream;peek!(IntConsumer)IntStream;range~(int,int)IntStream;rangeClosed~(int,int)IntStream;reduce!(int,IntBinaryOperator)int;reduce!(IntBinaryOperator)OptionalInt;sequential!()IntStream;skip!(long)IntStream;sorted!()IntStream;spliterator!()java.util.Spliterator.OfInt;sum!()int;summaryStatistics!()IntSummaryStatistics;takeWhile=(IntPredicate)IntStream;toArray!()int[]
i java.util.stream.LongStream.Builder|LongConsumer
add()java.util.stream.LongStream.Builder;build!()LongStream
i java.util.stream.LongStream.LongMapMultiConsumer
accept!(long,LongConsumer)void
i java.util.stream.LongStream|BaseStream<Long,LongStream>
allMatch!(LongPredicate)boolean;anyMatch!(LongPredicate)boolean;asDoubleStream!()DoubleStream;average!()OptionalDouble;boxed!()Stream<Long>;builder~()java.util.stream.LongStream.Builder;<R>collect!(Supplier<R>,ObjLongConsumer<R>,BiConsumer<R,R>)R;concat~(LongStream,LongStream)LongStream;count!()long;distinct!()LongStream;dropWhile=(LongPredicate)LongStream;empty~()LongStream;filter!(LongPredicate)LongStream;findAny!()OptionalLong;findFirst!()OptionalLong;flatMap!(LongFunction<+LongStream>)LongStream;forEach!(LongConsumer)void;forEachOrdered!(LongConsumer)void;generate~(LongSupplier)LongStream;iterate~(long,LongPredicate,LongUnaryOperator)LongStream;iterate~(long,LongUnaryOperator)LongStream;iterator!()java.util.PrimitiveIterator.OfLong;limit!(long)LongStream;map!(LongUnaryOperator)LongStream;mapMulti=(LongMapMultiConsumer)LongStream;mapToDouble!(LongToDoubleFunction)DoubleStream;mapToInt!(LongToIntFunction)IntStream;<U>mapToObj!(LongFunction<+U>)Stream<U>;max!()OptionalLong;min!()OptionalLong;noneMatch!(LongPredicate)boolean;of~(long)LongStream;of~(long...)LongStream;parallel!()LongStream;peek!(LongConsumer)LongStream;range~(long,long)LongStream;rangeClosed~(long,long)LongStream;reduce!(LongBinaryOperator)OptionalLong;reduce!(long,LongBinaryOperator)long;sequential!()LongStream;skip!(long)LongStream;sorted!()LongStream;spliterator!()java.util.Spliterator.OfLong;sum!()long;summaryStatistics!()LongSummaryStatistics;takeWhile=(LongPredicate)LongStream;toArray!()long[]
i java.util.stream.Stream.Builder<T>|Consumer<T>
add()java.util.stream.Stream.Builder<T>;build!()Stream<T>
i java.util.stream.Stream<T>|BaseStream<T,Stream<T>>
allMatch!(Predicate<-T>)boolean;anyMatch!(Predicate<-T>)boolean;<T>builder~()java.util.stream.Stream.Builder<T>;<R,A>collect!(Collector<-T,A,R>)R;<R>collect!(Supplier<R>,BiConsumer<R,-T>,BiConsumer<R,R>)R;<T>concat~(Stream<+T>,Stream<+T>)Stream<T>;count!()long;distinct!()Stream<T>;dropWhile=(Predicate<-T>)Stream<T>;<T>empty~()Stream<T>;filter!(Predicate<-T>)Stream<T>;findAny!()Optional<T>;findFirst!()Optional<T>;<R>flatMap!(Function<-T,+Stream<+R>>)Stream<R>;flatMapToDouble!(Function<-T,+DoubleStream>)DoubleStream;flatMapToInt!(Function<-T,+IntStream>)IntStream;flatMapToLong!(Function<-T,+LongStream>)LongStream;forEach!(Consumer<-T>)void;forEachOrdered!(Consumer<-T>)void;<R>gather=(Gatherer<-T,?,R>)Stream<R>;<T>generate~(Supplier<+T>)Stream<T>;<T>iterate~(T,Predicate<-T>,UnaryOperator<T>)Stream<T>;<T>iterate~(T,UnaryOperator<T>)Stream<T>;limit!(long)Stream<T>;<R>map!(Function<-T,+R>)Stream<R>;<R>mapMulti=(BiConsumer<-T,-Consumer<R>>)Stream<R>;mapMultiToDouble=(BiConsumer<-T,-DoubleConsumer>)DoubleStream;mapMultiToInt=(BiConsumer<-T,-IntConsumer>)IntStream;mapMultiToLong=(BiConsumer<-T,-LongConsumer>)LongStream;mapToDouble!(ToDoubleFunction<-T>)DoubleStream;mapToInt!(ToIntFunction<-T>)IntStream;mapToLong!(ToLongFunction<-T>)LongStream;max!(Comparator<-T>)Optional<T>;min!(Comparator<-T>)Optional<T>;noneMatch!(Predicate<-T>)boolean;<T>of~(T)Stream<T>;<T>of~(T...)Stream<T>;<T>ofNullable~(T)Stream<T>;peek!(Consumer<-T>)Stream<T>;<U>reduce!(U,BiFunction<U,-T,U>,BinaryOperator<U>)U;reduce!(T,BinaryOperator<T>)T;reduce!(BinaryOperator<T>)Optional<T>;skip!(long)Stream<T>;sorted!()Stream<T>;sorted!(Comparator<-T>)Stream<T>;takeWhile=(Predicate<-T>)Stream<T>;<A>toArray!(IntFunction<A[]>)A[];toArray!()Object[];toList()List<T>
c java.util.stream.StreamSupport
doubleStream()DoubleStream;doubleStream=(Supplier<+java.util.Spliterator.OfDouble>,int,boolean)DoubleStream;intStream()IntStream;intStream=(Supplier<+java.util.Spliterator.OfInt>,int,boolean)IntStream;longStream()LongStream;longStream=(Supplier<+java.util.Spliterator.OfLong>,int,boolean)LongStream;<T>stream=(Spliterator<T>,boolean)Stream<T>;<T>stream=(Supplier<+Spliterator<T>>,int,boolean)Stream<T>
c java.util.zip.Adler32|Checksum

c java.util.zip.CRC32|Checksum

c java.util.zip.CRC32C|Checksum

c java.util.zip.CheckedInputStream|FilterInputStream
getChecksum()Checksum
c java.util.zip.CheckedOutputStream|FilterOutputStream
getChecksum()Checksum
i java.util.zip.Checksum
getValue!()long;reset!()void;update!(byte[],int,int)void;update!(int)void;update()void
c java.util.zip.DataFormatException|Exception

c java.util.zip.Deflater|AutoCloseable
DEFLATED:int;NO_COMPRESSION:int;BEST_SPEED:int;BEST_COMPRESSION:int;DEFAULT_COMPRESSION:int;FILTERED:int;HUFFMAN_ONLY:int;DEFAULT_STRATEGY:int;NO_FLUSH:int;SYNC_FLUSH:int;FULL_FLUSH:int;deflate()int;end()void;finish()void;finished()boolean;getAdler()int;getBytesRead()long;getBytesWritten()long;needsInput()boolean;reset()void;setDictionary()void;setInput()void;setLevel()void;setStrategy()void
c java.util.zip.DeflaterInputStream|FilterInputStream
def:Deflater;buf:byte[]
c java.util.zip.DeflaterOutputStream|FilterOutputStream
def:Deflater;buf:byte[];deflate()void;finish()void
c java.util.zip.GZIPInputStream|InflaterInputStream
crc:CRC32;eos:boolean;GZIP_MAGIC:int
c java.util.zip.GZIPOutputStream|DeflaterOutputStream
crc:CRC32
c java.util.zip.Inflater|AutoCloseable
end()void;finished()boolean;getAdler()int;getBytesRead()long;getBytesWritten()long;getRemaining()int;inflate()int;needsDictionary()boolean;needsInput()boolean;reset()void;setDictionary()void;setInput()void
c java.util.zip.InflaterInputStream|FilterInputStream
inf:Inflater;buf:byte[];len:int;fill()void
c java.util.zip.InflaterOutputStream|FilterOutputStream
inf:Inflater;buf:byte[];finish()void
c java.util.zip.ZipEntry|java.util.zip.ZipConstants|Cloneable
STORED:int;DEFLATED:int;getComment()String;getCompressedSize()long;getCrc()long;getCreationTime()FileTime;getExtra()byte[];getLastAccessTime()FileTime;getLastModifiedTime()FileTime;getMethod()int;getName()String;getSize()long;getTime()long;getTimeLocal()LocalDateTime;isDirectory()boolean;setComment()void;setCompressedSize()void;setCrc()void;setCreationTime()ZipEntry;setExtra()void;setLastAccessTime()ZipEntry;setLastModifiedTime()ZipEntry;setMethod()void;setSize()void;setTime()void;setTimeLocal()void
c java.util.zip.ZipError|InternalError

c java.util.zip.ZipException|IOException

c java.util.zip.ZipFile|java.util.zip.ZipConstants|Closeable
OPEN_READ:int;OPEN_DELETE:int;entries()Enumeration<+ZipEntry>;getComment()String;getEntry()ZipEntry;getInputStream()InputStream;getName()String;size()int;stream()Stream<+ZipEntry>
c java.util.zip.ZipInputStream|InflaterInputStream|java.util.zip.ZipConstants
closeEntry()void;createZipEntry()ZipEntry;getNextEntry()ZipEntry
c java.util.zip.ZipOutputStream|DeflaterOutputStream|java.util.zip.ZipConstants
STORED:int;DEFLATED:int;closeEntry()void;putNextEntry()void;setComment()void;setLevel()void;setMethod()void
c java.util.jar.Attributes.Name
MANIFEST_VERSION:Name;SIGNATURE_VERSION:Name;CONTENT_TYPE:Name;CLASS_PATH:Name;MAIN_CLASS:Name;SEALED:Name;EXTENSION_LIST:Name;EXTENSION_NAME:Name;EXTENSION_INSTALLATION:Name;IMPLEMENTATION_TITLE:Name;IMPLEMENTATION_VERSION:Name;IMPLEMENTATION_VENDOR:Name;IMPLEMENTATION_VENDOR_ID:Name;IMPLEMENTATION_URL:Name;SPECIFICATION_TITLE:Name;SPECIFICATION_VERSION:Name;SPECIFICATION_VENDOR:Name;MULTI_RELEASE:Name
c java.util.jar.Attributes|Map<Object,Object>|Cloneable
map:Map<Object,Object>;getValue()String;putValue()String
c java.util.jar.JarEntry|ZipEntry
getAttributes()Attributes;getCertificates()java.security.cert.Certificate[];getCodeSigners()CodeSigner[];getRealName()String
c java.util.jar.JarException|ZipException

c java.util.jar.JarFile|ZipFile
MANIFEST_NAME:String;baseVersion()java.lang.Runtime.Version;getJarEntry()JarEntry;getManifest()Manifest;getVersion()java.lang.Runtime.Version;isMultiRelease()boolean;runtimeVersion()java.lang.Runtime.Version;versionedStream()Stream<JarEntry>
c java.util.jar.JarInputStream|ZipInputStream
getManifest()Manifest;getNextJarEntry()JarEntry
c java.util.jar.JarOutputStream|ZipOutputStream

c java.util.jar.Manifest|Cloneable
clear()void;getAttributes()Attributes;getEntries()Map<String,Attributes>;getMainAttributes()Attributes;read()void;write()void
c java.util.logging.ConsoleHandler|StreamHandler

c java.util.logging.ErrorManager
GENERIC_FAILURE:int;WRITE_FAILURE:int;FLUSH_FAILURE:int;CLOSE_FAILURE:int;OPEN_FAILURE:int;FORMAT_FAILURE:int;error()void
c java.util.logging.FileHandler|StreamHandler

i java.util.logging.Filter
isLoggable!(LogRecord)boolean
c java.util.logging.Formatter
format()String;formatMessage()String;getHead()String;getTail()String
c java.util.logging.Handler
close()void;flush()void;getEncoding()String;getErrorManager()ErrorManager;getFilter()java.util.logging.Filter;getFormatter()java.util.logging.Formatter;getLevel()java.util.logging.Level;isLoggable()boolean;publish()void;reportError()void;setEncoding()void;setErrorManager()void;setFilter=(java.util.logging.Filter)void;setFormatter()void;setLevel()void
c java.util.logging.Level|Serializable
OFF:java.util.logging.Level;SEVERE:java.util.logging.Level;WARNING:java.util.logging.Level;INFO:java.util.logging.Level;CONFIG:java.util.logging.Level;FINE:java.util.logging.Level;FINER:java.util.logging.Level;FINEST:java.util.logging.Level;ALL:java.util.logging.Level;getLocalizedName()String;getName()String;getResourceBundleName()String;intValue()int;parse()java.util.logging.Level
c java.util.logging.LogManager
LOGGING_MXBEAN_NAME:String;addConfigurationListener=(Runnable)LogManager;addLogger()boolean;getLogManager()LogManager;getLogger()java.util.logging.Logger;getLoggerNames()Enumeration<String>;getProperty()String;readConfiguration()void;removeConfigurationListener=(Runnable)void;reset()void;updateConfiguration=(InputStream,Function<String,BiFunction<String,String,String>>)void;updateConfiguration=(Function<String,BiFunction<String,String,String>>)void
c java.util.logging.LogRecord|Serializable
getInstant()Instant;getLevel()java.util.logging.Level;getLoggerName()String;getLongThreadID()long;getMessage()String;getMillis()long;getParameters()Object[];getResourceBundle()ResourceBundle;getResourceBundleName()String;getSequenceNumber()long;getSourceClassName()String;getSourceMethodName()String;getThrown()Throwable;setInstant()void;setLevel()void;setLoggerName()void;setLongThreadID()LogRecord;setMessage()void;setParameters()void;setResourceBundle()void;setResourceBundleName()void;setSequenceNumber()void;setSourceClassName()void;setSourceMethodName()void;setThrown()void
c java.util.logging.Logger
GLOBAL_LOGGER_NAME:String;global:java.util.logging.Logger;addHandler()void;config()void;config=(Supplier<String>)void;entering()void;exiting()void;fine()void;fine=(Supplier<String>)void;finer()void;finer=(Supplier<String>)void;finest()void;finest=(Supplier<String>)void;getAnonymousLogger()java.util.logging.Logger;getFilter()java.util.logging.Filter;getGlobal()java.util.logging.Logger;getHandlers()Handler[];getLevel()java.util.logging.Level;getLogger()java.util.logging.Logger;getName()String;getParent()java.util.logging.Logger;getResourceBundle()ResourceBundle;getResourceBundleName()String;getUseParentHandlers()boolean;info()void;info=(Supplier<String>)void;isLoggable()boolean;log()void;log=(java.util.logging.Level,Throwable,Supplier<String>)void;log=(java.util.logging.Level,Supplier<String>)void;logp()void;logp=(java.util.logging.Level,String,String,Throwable,Supplier<String>)void;logp=(java.util.logging.Level,String,String,Supplier<String>)void;logrb()void;removeHandler()void;setFilter=(java.util.logging.Filter)void;setLevel()void;setParent()void;setResourceBundle()void;setUseParentHandlers()void;severe()void;severe=(Supplier<String>)void;throwing()void;warning()void;warning=(Supplier<String>)void
i java.util.logging.LoggingMXBean
getLoggerLevel!(String)String;getLoggerNames!()List<String>;getParentLoggerName!(String)String;setLoggerLevel!(String,String)void
c java.util.logging.LoggingPermission|BasicPermission

c java.util.logging.MemoryHandler|Handler
getPushLevel()java.util.logging.Level;push()void;setPushLevel()void
c java.util.logging.SimpleFormatter|java.util.logging.Formatter

c java.util.logging.SocketHandler|StreamHandler

c java.util.logging.StreamHandler|Handler
setOutputStream()void
c java.util.logging.XMLFormatter|java.util.logging.Formatter

c java.nio.channels.AcceptPendingException|IllegalStateException

c java.nio.channels.AlreadyBoundException|IllegalStateException

c java.nio.channels.AlreadyConnectedException|IllegalStateException

i java.nio.channels.AsynchronousByteChannel|AsynchronousChannel
<A>read!(ByteBuffer,A,CompletionHandler<Integer,-A>)void;read!(ByteBuffer)Future<Integer>;<A>write!(ByteBuffer,A,CompletionHandler<Integer,-A>)void;write!(ByteBuffer)Future<Integer>
i java.nio.channels.AsynchronousChannel|Channel

c java.nio.channels.AsynchronousChannelGroup
awaitTermination()boolean;isShutdown()boolean;isTerminated()boolean;provider()java.nio.channels.spi.AsynchronousChannelProvider;shutdown()void;shutdownNow()void;withCachedThreadPool()AsynchronousChannelGroup;withFixedThreadPool=(int,ThreadFactory)AsynchronousChannelGroup;withThreadPool()AsynchronousChannelGroup
c java.nio.channels.AsynchronousCloseException|ClosedChannelException

c java.nio.channels.AsynchronousFileChannel|AsynchronousChannel
force()void;<A>lock=(long,long,boolean,A,CompletionHandler<FileLock,-A>)void;lock=(long,long,boolean)Future<FileLock>;<A>lock=(A,CompletionHandler<FileLock,-A>)void;lock=()Future<FileLock>;open()AsynchronousFileChannel;<A>read=(ByteBuffer,long,A,CompletionHandler<Integer,-A>)void;read=(ByteBuffer,long)Future<Integer>;size()long;truncate()AsynchronousFileChannel;tryLock()FileLock;<A>write=(ByteBuffer,long,A,CompletionHandler<Integer,-A>)void;write=(ByteBuffer,long)Future<Integer>
c java.nio.channels.AsynchronousServerSocketChannel|AsynchronousChannel|NetworkChannel
<A>accept=(A,CompletionHandler<AsynchronousSocketChannel,-A>)void;accept=()Future<AsynchronousSocketChannel>;bind()AsynchronousServerSocketChannel;open()AsynchronousServerSocketChannel;provider()java.nio.channels.spi.AsynchronousChannelProvider;<T>setOption=(SocketOption<T>,T)AsynchronousServerSocketChannel
c java.nio.channels.AsynchronousSocketChannel|AsynchronousByteChannel|NetworkChannel
bind()AsynchronousSocketChannel;<A>connect=(SocketAddress,A,CompletionHandler<Void,-A>)void;connect=(SocketAddress)Future<Void>;getRemoteAddress()SocketAddress;open()AsynchronousSocketChannel;provider()java.nio.channels.spi.AsynchronousChannelProvider;<A>read=(ByteBuffer,long,TimeUnit,A,CompletionHandler<Integer,-A>)void;<T>setOption=(SocketOption<T>,T)AsynchronousSocketChannel;shutdownInput()AsynchronousSocketChannel;shutdownOutput()AsynchronousSocketChannel;<A>write=(ByteBuffer,long,TimeUnit,A,CompletionHandler<Integer,-A>)void
i java.nio.channels.ByteChannel|ReadableByteChannel|WritableByteChannel

c java.nio.channels.CancelledKeyException|IllegalStateException

i java.nio.channels.Channel|Closeable
isOpen!()boolean
c java.nio.channels.Channels
newChannel=(InputStream)ReadableByteChannel;newChannel=(OutputStream)WritableByteChannel;newInputStream()InputStream;newOutputStream()OutputStream;newReader()Reader;newWriter()Writer
c java.nio.channels.ClosedByInterruptException|AsynchronousCloseException

c java.nio.channels.ClosedChannelException|IOException

c java.nio.channels.ClosedSelectorException|IllegalStateException

i java.nio.channels.CompletionHandler<V,A>
completed!(V,A)void;failed!(Throwable,A)void
c java.nio.channels.ConnectionPendingException|IllegalStateException

c java.nio.channels.DatagramChannel|java.nio.channels.spi.AbstractSelectableChannel|ByteChannel|ScatteringByteChannel|GatheringByteChannel|MulticastChannel
bind()DatagramChannel;connect()DatagramChannel;disconnect()DatagramChannel;getRemoteAddress()SocketAddress;isConnected()boolean;open()DatagramChannel;open=(ProtocolFamily)DatagramChannel;receive()SocketAddress;send()int;<T>setOption=(SocketOption<T>,T)DatagramChannel;socket()DatagramSocket
c java.nio.channels.FileChannel.MapMode
READ_ONLY:MapMode;READ_WRITE:MapMode;PRIVATE:MapMode
c java.nio.channels.FileChannel|java.nio.channels.spi.AbstractInterruptibleChannel|SeekableByteChannel|GatheringByteChannel|ScatteringByteChannel
force()void;lock()FileLock;map=(MapMode,long,long)MappedByteBuffer;map=(MapMode,long,long,java.lang.foreign.Arena)java.lang.foreign.MemorySegment;open()FileChannel;position()FileChannel;read()int;transferFrom()long;transferTo()long;truncate()FileChannel;tryLock()FileLock;write()int
c java.nio.channels.FileLock|AutoCloseable
acquiredBy()Channel;channel()FileChannel;isShared()boolean;isValid()boolean;overlaps()boolean;position()long;release()void;size()long
c java.nio.channels.FileLockInterruptionException|IOException

i java.nio.channels.GatheringByteChannel|WritableByteChannel
write!(ByteBuffer[])long;write!(ByteBuffer[],int,int)long
c java.nio.channels.IllegalBlockingModeException|IllegalStateException

c java.nio.channels.IllegalChannelGroupException|IllegalArgumentException

c java.nio.channels.IllegalSelectorException|IllegalArgumentException

c java.nio.channels.InterruptedByTimeoutException|IOException

i java.nio.channels.InterruptibleChannel|Channel

c java.nio.channels.MembershipKey
block()MembershipKey;channel()MulticastChannel;drop()void;group()InetAddress;isValid()boolean;networkInterface()NetworkInterface;sourceAddress()InetAddress;unblock()MembershipKey
i java.nio.channels.MulticastChannel|NetworkChannel
join!(InetAddress,NetworkInterface)MembershipKey;join!(InetAddress,NetworkInterface,InetAddress)MembershipKey
i java.nio.channels.NetworkChannel|Channel
bind!(SocketAddress)NetworkChannel;getLocalAddress!()SocketAddress;<T>getOption!(SocketOption<T>)T;<T>setOption!(SocketOption<T>,T)NetworkChannel;supportedOptions!()Set<SocketOption<?>>
c java.nio.channels.NoConnectionPendingException|IllegalStateException

c java.nio.channels.NonReadableChannelException|IllegalStateException

c java.nio.channels.NonWritableChannelException|IllegalStateException

c java.nio.channels.NotYetBoundException|IllegalStateException

c java.nio.channels.NotYetConnectedException|IllegalStateException

c java.nio.channels.OverlappingFileLockException|IllegalStateException

c java.nio.channels.Pipe.SinkChannel|java.nio.channels.spi.AbstractSelectableChannel|WritableByteChannel|GatheringByteChannel

c java.nio.channels.Pipe.SourceChannel|java.nio.channels.spi.AbstractSelectableChannel|ReadableByteChannel|ScatteringByteChannel

c java.nio.channels.Pipe
open()Pipe;sink()SinkChannel;source()SourceChannel
c java.nio.channels.ReadPendingException|IllegalStateException

i java.nio.channels.ReadableByteChannel|Channel
read!(ByteBuffer)int
i java.nio.channels.ScatteringByteChannel|ReadableByteChannel
read!(ByteBuffer[])long;read!(ByteBuffer[],int,int)long
i java.nio.channels.SeekableByteChannel|ByteChannel
position!(long)SeekableByteChannel;position!()long;size!()long;truncate!(long)SeekableByteChannel
c java.nio.channels.SelectableChannel|java.nio.channels.spi.AbstractInterruptibleChannel|Channel
blockingLock()Object;configureBlocking()SelectableChannel;isBlocking()boolean;isRegistered()boolean;keyFor()SelectionKey;provider()java.nio.channels.spi.SelectorProvider;register()SelectionKey;validOps()int
c java.nio.channels.SelectionKey
OP_READ:int;OP_WRITE:int;OP_CONNECT:int;OP_ACCEPT:int;attach()Object;attachment()Object;cancel()void;channel()SelectableChannel;interestOps=()int;interestOps=(int)SelectionKey;interestOpsAnd()int;interestOpsOr()int;isAcceptable()boolean;isConnectable()boolean;isReadable()boolean;isValid()boolean;isWritable()boolean;readyOps()int;selector()Selector
c java.nio.channels.Selector|Closeable
isOpen()boolean;keys()Set<SelectionKey>;open()Selector;provider()java.nio.channels.spi.SelectorProvider;select()int;select=(Consumer<SelectionKey>)int;select=(Consumer<SelectionKey>,long)int;selectNow()int;selectNow=(Consumer<SelectionKey>)int;selectedKeys()Set<SelectionKey>;wakeup()Selector
c java.nio.channels.ServerSocketChannel|java.nio.channels.spi.AbstractSelectableChannel|NetworkChannel
accept()SocketChannel;bind()ServerSocketChannel;open()ServerSocketChannel;open=(ProtocolFamily)ServerSocketChannel;<T>setOption=(SocketOption<T>,T)ServerSocketChannel;socket()ServerSocket
c java.nio.channels.ShutdownChannelGroupException|IllegalStateException

c java.nio.channels.SocketChannel|java.nio.channels.spi.AbstractSelectableChannel|ByteChannel|ScatteringByteChannel|GatheringByteChannel|NetworkChannel
bind()SocketChannel;connect()boolean;finishConnect()boolean;getRemoteAddress()SocketAddress;isConnected()boolean;isConnectionPending()boolean;open()SocketChannel;open=(ProtocolFamily)SocketChannel;<T>setOption=(SocketOption<T>,T)SocketChannel;shutdownInput()SocketChannel;shutdownOutput()SocketChannel;socket()Socket
c java.nio.channels.UnresolvedAddressException|IllegalArgumentException

c java.nio.channels.UnsupportedAddressTypeException|IllegalArgumentException

i java.nio.channels.WritableByteChannel|Channel
write!(ByteBuffer)int
c java.nio.channels.WritePendingException|IllegalStateException

i java.sql.Array
free!()void;getArray!()Object;getArray!(Map<String,Class<?>>)Object;getArray!(long,int)Object;getArray!(long,int,Map<String,Class<?>>)Object;getBaseType!()int;getBaseTypeName!()String;getResultSet!()ResultSet;getResultSet!(Map<String,Class<?>>)ResultSet;getResultSet!(long,int)ResultSet;getResultSet!(long,int,Map<String,Class<?>>)ResultSet
c java.sql.BatchUpdateException|SQLException
getLargeUpdateCounts()long[];getUpdateCounts()int[]
i java.sql.Blob
free!()void;getBinaryStream!()InputStream;getBinaryStream!(long,long)InputStream;getBytes!(long,int)byte[];length!()long;position!(byte[],long)long;position!(Blob,long)long;setBinaryStream!(long)OutputStream;setBytes!(long,byte[])int;setBytes!(long,byte[],int,int)int;truncate!(long)void
i java.sql.CallableStatement|PreparedStatement
getArray!(int)java.sql.Array;getArray!(String)java.sql.Array;getBigDecimal!(int)BigDecimal;getBigDecimal!(String)BigDecimal;getBlob!(int)Blob;getBlob!(String)Blob;getBoolean!(int)boolean;getBoolean!(String)boolean;getByte!(int)byte;getByte!(String)byte;getBytes!(int)byte[];getBytes!(String)byte[];getCharacterStream!(int)Reader;getCharacterStream!(String)Reader;getClob!(int)Clob;getClob!(String)Clob;getDate!(int)java.sql.Date;getDate!(int,Calendar)java.sql.Date;getDate!(String)java.sql.Date;getDate!(String,Calendar)java.sql.Date;getDouble!(int)double;getDouble!(String)double;getFloat!(int)float;getFloat!(String)float;getInt!(int)int;getInt!(String)int;getLong!(int)long;getLong!(String)long;getNCharacterStream!(int)Reader;getNCharacterStream!(String)Reader;getNClob!(int)NClob;getNClob!(String)NClob;getNString!(int)String;getNString!(String)String;<T>getObject!(int,Class<T>)T;<T>getObject!(String,Class<T>)T;getObject!(int)Object;getObject!(int,Map<String,Class<?>>)Object;getObject!(String)Object;getObject!(String,Map<String,Class<?>>)Object;getRef!(int)Ref;getRef!(String)Ref;getRowId!(int)RowId;getRowId!(String)RowId;getSQLXML!(int)SQLXML;getSQLXML!(String)SQLXML;getShort!(int)short;getShort!(String)short;getString!(int)String;getString!(String)String;getTime!(int)Time;getTime!(int,Calendar)Time;getTime!(String)Time;getTime!(String,Calendar)Time;getTimestamp!(int)java.sql.Timestamp;getTimestamp!(int,Calendar)java.sql.Timestamp;getTimestamp!(String)java.sql.Timestamp;getTimestamp!(String,Calendar)java.sql.Timestamp;getURL!(int)URL;getURL!(String)URL;registerOutParameter!(int,int)void;registerOutParameter!(int,int,int)void;registerOutParameter!(int,int,String)void;registerOutParameter!(String,int)void;registerOutParameter!(String,int,int)void;registerOutParameter!(String,int,String)void;registerOutParameter()void;wasNull!()boolean
c java.sql.ClientInfoStatus|Enum<ClientInfoStatus>
REASON_UNKNOWN:ClientInfoStatus;REASON_UNKNOWN_PROPERTY:ClientInfoStatus;REASON_VALUE_INVALID:ClientInfoStatus;REASON_VALUE_TRUNCATED:ClientInfoStatus;valueOf()ClientInfoStatus;values()ClientInfoStatus[]
i java.sql.Clob
free!()void;getAsciiStream!()InputStream;getCharacterStream!()Reader;getCharacterStream!(long,long)Reader;getSubString!(long,int)String;length!()long;position!(String,long)long;position!(Clob,long)long;setAsciiStream!(long)OutputStream;setCharacterStream!(long)Writer;setString!(long,String)int;setString!(long,String,int,int)int;truncate!(long)void
i java.sql.Connection|Wrapper|AutoCloseable
TRANSACTION_NONE:int;TRANSACTION_READ_UNCOMMITTED:int;TRANSACTION_READ_COMMITTED:int;TRANSACTION_REPEATABLE_READ:int;TRANSACTION_SERIALIZABLE:int;abort!(Executor)void;beginRequest()void;clearWarnings!()void;commit!()void;createArrayOf!(String,Object[])java.sql.Array;createBlob!()Blob;createClob!()Clob;createNClob!()NClob;createSQLXML!()SQLXML;createStatement!()Statement;createStatement!(int,int)Statement;createStatement!(int,int,int)Statement;createStruct!(String,Object[])Struct;endRequest()void;getAutoCommit!()boolean;getCatalog!()String;getClientInfo!(String)String;getClientInfo!()Properties;getHoldability!()int;getMetaData!()DatabaseMetaData;getNetworkTimeout!()int;getSchema!()String;getTransactionIsolation!()int;getTypeMap!()Map<String,Class<?>>;getWarnings!()SQLWarning;isClosed!()boolean;isReadOnly!()boolean;isValid!(int)boolean;nativeSQL!(String)String;prepareCall!(String)CallableStatement;prepareCall!(String,int,int)CallableStatement;prepareCall!(String,int,int,int)CallableStatement;prepareStatement!(String)PreparedStatement;prepareStatement!(String,int)PreparedStatement;prepareStatement!(String,int,int)PreparedStatement;prepareStatement!(String,int,int,int)PreparedStatement;prepareStatement!(String,int[])PreparedStatement;prepareStatement!(String,String[])PreparedStatement;releaseSavepoint!(Savepoint)void;rollback!()void;rollback!(Savepoint)void;setAutoCommit!(boolean)void;setCatalog!(String)void;setClientInfo!(String,String)void;setClientInfo!(Properties)void;setHoldability!(int)void;setNetworkTimeout!(Executor,int)void;setReadOnly!(boolean)void;setSavepoint!()Savepoint;setSavepoint!(String)Savepoint;setSchema!(String)void;setShardingKey=(ShardingKey)void;setShardingKey=(ShardingKey,ShardingKey)void;setShardingKeyIfValid=(ShardingKey,int)boolean;setShardingKeyIfValid=(ShardingKey,ShardingKey,int)boolean;setTransactionIsolation!(int)void;setTypeMap!(Map<String,Class<?>>)void
i java.sql.ConnectionBuilder
build!()Connection;password!(String)ConnectionBuilder;shardingKey!(ShardingKey)ConnectionBuilder;superShardingKey!(ShardingKey)ConnectionBuilder;user!(String)ConnectionBuilder
c java.sql.DataTruncation|SQLWarning
getDataSize()int;getIndex()int;getParameter()boolean;getRead()boolean;getTransferSize()int
i java.sql.DatabaseMetaData|Wrapper
procedureResultUnknown:int;procedureNoResult:int;procedureReturnsResult:int;procedureColumnUnknown:int;procedureColumnIn:int;procedureColumnInOut:int;procedureColumnOut:int;procedureColumnReturn:int;procedureColumnResult:int;procedureNoNulls:int;procedureNullable:int;procedureNullableUnknown:int;columnNoNulls:int;columnNullable:int;columnNullableUnknown:int;bestRowTemporary:int;bestRowTransaction:int;bestRowSession:int;bestRowUnknown:int;bestRowNotPseudo:int;bestRowPseudo:int;versionColumnUnknown:int;versionColumnNotPseudo:int;versionColumnPseudo:int;importedKeyCascade:int;importedKeyRestrict:int;importedKeySetNull:int;importedKeyNoAction:int;importedKeySetDefault:int;importedKeyInitiallyDeferred:int;importedKeyInitiallyImmediate:int;importedKeyNotDeferrable:int;typeNoNulls:int;typeNullable:int;typeNullableUnknown:int;typePredNone:int;typePredChar:int;typePredBasic:int;typeSearchable:int;tableIndexStatistic:short;tableIndexClustered:short;tableIndexHashed:short;tableIndexOther:short;attributeNoNulls:short;attributeNullable:short;attributeNullableUnknown:short;sqlStateXOpen:int;sqlStateSQL:int;sqlStateSQL99:int;functionColumnUnknown:int;functionColumnIn:int;functionColumnInOut:int;functionColumnOut:int;functionReturn:int;functionColumnResult:int;functionNoNulls:int;functionNullable:int;functionNullableUnknown:int;functionResultUnknown:int;functionNoTable:int;functionReturnsTable:int;allProceduresAreCallable!()boolean;allTablesAreSelectable!()boolean;autoCommitFailureClosesAllResultSets!()boolean;dataDefinitionCausesTransactionCommit!()boolean;dataDefinitionIgnoredInTransactions!()boolean;deletesAreDetected!(int)boolean;doesMaxRowSizeIncludeBlobs!()boolean;generatedKeyAlwaysReturned!()boolean;getAttributes!(String,String,String,String)ResultSet;getBestRowIdentifier!(String,String,String,int,boolean)ResultSet;getCatalogSeparator!()String;getCatalogTerm!()String;getCatalogs!()ResultSet;getClientInfoProperties!()ResultSet;getColumnPrivileges!(String,String,String,String)ResultSet;getColumns!(String,String,String,String)ResultSet;getConnection!()Connection;getCrossReference!(String,String,String,String,String,String)ResultSet;getDatabaseMajorVersion!()int;getDatabaseMinorVersion!()int;getDatabaseProductName!()String;getDatabaseProductVersion!()String;getDefaultTransactionIsolation!()int;getDriverMajorVersion!()int;getDriverMinorVersion!()int;getDriverName!()String;getDriverVersion!()String;getExportedKeys!(String,String,String)ResultSet;getExtraNameCharacters!()String;getFunctionColumns!(String,String,String,String)ResultSet;getFunctions!(String,String,String)ResultSet;getIdentifierQuoteString!()String;getImportedKeys!(String,String,String)ResultSet;getIndexInfo!(String,String,String,boolean,boolean)ResultSet;getJDBCMajorVersion!()int;getJDBCMinorVersion!()int;getMaxBinaryLiteralLength!()int;getMaxCatalogNameLength!()int;getMaxCharLiteralLength!()int;getMaxColumnNameLength!()int;getMaxColumnsInGroupBy!()int;getMaxColumnsInIndex!()int;getMaxColumnsInOrderBy!()int;getMaxColumnsInSelect!()int;getMaxColumnsInTable!()int;getMaxConnections!()int;getMaxCursorNameLength!()int;getMaxIndexLength!()int;getMaxLogicalLobSize()long;getMaxProcedureNameLength!()int;getMaxRowSize!()int;getMaxSchemaNameLength!()int;getMaxStatementLength!()int;getMaxStatements!()int;getMaxTableNameLength!()int;getMaxTablesInSelect!()int;getMaxUserNameLength!()int;getNumericFunctions!()String;getPrimaryKeys!(String,String,String)ResultSet;getProcedureColumns!(String,String,String,String)ResultSet;getProcedureTerm!()String;getProcedures!(String,String,String)ResultSet;getPseudoColumns!(String,String,String,String)ResultSet;getResultSetHoldability!()int;getRowIdLifetime!()RowIdLifetime;getSQLKeywords!()String;getSQLStateType!()int;getSchemaTerm!()String;getSchemas!()ResultSet;getSchemas!(String,String)ResultSet;getSearchStringEscape!()String;getStringFunctions!()String;getSuperTables!(String,String,String)ResultSet;getSuperTypes!(String,String,String)ResultSet;getSystemFunctions!()String;getTablePrivileges!(String,String,String)ResultSet;getTableTypes!()ResultSet;getTables!(String,String,String,String[])ResultSet;getTimeDateFunctions!()String;getTypeInfo!()ResultSet;getUDTs!(String,String,String,int[])ResultSet;getURL!()String;getUserName!()String;getVersionColumns!(String,String,String)ResultSet;insertsAreDetected!(int)boolean;isCatalogAtStart!()boolean;isReadOnly!()boolean;locatorsUpdateCopy!()boolean;nullPlusNonNullIsNull!()boolean;nullsAreSortedAtEnd!()boolean;nullsAreSortedAtStart!()boolean;nullsAreSortedHigh!()boolean;nullsAreSortedLow!()boolean;othersDeletesAreVisible!(int)boolean;othersInsertsAreVisible!(int)boolean;othersUpdatesAreVisible!(int)boolean;ownDeletesAreVisible!(int)boolean;ownInsertsAreVisible!(int)boolean;ownUpdatesAreVisible!(int)boolean;storesLowerCaseIdentifiers!()boolean;storesLowerCaseQuotedIdentifiers!()boolean;storesMixedCaseIdentifiers!()boolean;storesMixedCaseQuotedIdentifiers!()boolean;storesUpperCaseIdentifiers!()boolean;storesUpperCaseQuotedIdentifiers!()boolean;supportsANSI92EntryLevelSQL!()boolean;supportsANSI92FullSQL!()boolean;supportsANSI92IntermediateSQL!()boolean;supportsAlterTableWithAddColumn!()boolean;supportsAlterTableWithDropColumn!()boolean;supportsBatchUpdates!()boolean;supportsCatalogsInDataManipulation!()boolean;supportsCatalogsInIndexDefinitions!()boolean;supportsCatalogsInPrivilegeDefinitions!()boolean;supportsCatalogsInProcedureCalls!()boolean;supportsCatalogsInTableDefinitions!()boolean;supportsColumnAliasing!()boolean;supportsConvert!()boolean;supportsConvert!(int,int)boolean;supportsCoreSQLGrammar!()boolean;supportsCorrelatedSubqueries!()boolean;supportsDataDefinitionAndDataManipulationTransactions!()boolean;supportsDataManipulationTransactionsOnly!()boolean;supportsDifferentTableCorrelationNames!()boolean;supportsExpressionsInOrderBy!()boolean;supportsExtendedSQLGrammar!()boolean;supportsFullOuterJoins!()boolean;supportsGetGeneratedKeys!()boolean;supportsGroupBy!()boolean;supportsGroupByBeyondSelect!()boolean;supportsGroupByUnrelated!()boolean;supportsIntegrityEnhancementFacility!()boolean;supportsLikeEscapeClause!()boolean;supportsLimitedOuterJoins!()boolean;supportsMinimumSQLGrammar!()boolean;supportsMixedCaseIdentifiers!()boolean;supportsMixedCaseQuotedIdentifiers!()boolean;supportsMultipleOpenResults!()boolean;supportsMultipleResultSets!()boolean;supportsMultipleTransactions!()boolean;supportsNamedParameters!()boolean;supportsNonNullableColumns!()boolean;supportsOpenCursorsAcrossCommit!()boolean;supportsOpenCursorsAcrossRollback!()boolean;supportsOpenStatementsAcrossCommit!()boolean;supportsOpenStatementsAcrossRollback!()boolean;supportsOrderByUnrelated!()boolean;supportsOuterJoins!()boolean;supportsPositionedDelete!()boolean;supportsPositionedUpdate!()boolean;supportsRefCursors()boolean;supportsResultSetConcurrency!(int,int)boolean;supportsResultSetHoldability!(int)boolean;supportsResultSetType!(int)boolean;supportsSavepoints!()boolean;supportsSchemasInDataManipulation!()boolean;supportsSchemasInIndexDefinitions!()boolean;supportsSchemasInPrivilegeDefinitions!()boolean;supportsSchemasInProcedureCalls!()boolean;supportsSchemasInTableDefinitions!()boolean;supportsSelectForUpdate!()boolean;supportsSharding()boolean;supportsStatementPooling!()boolean;supportsStoredFunctionsUsingCallSyntax!()boolean;supportsStoredProcedures!()boolean;supportsSubqueriesInComparisons!()boolean;supportsSubqueriesInExists!()boolean;supportsSubqueriesInIns!()boolean;supportsSubqueriesInQuantifieds!()boolean;supportsTableCorrelationNames!()boolean;supportsTransactionIsolationLevel!(int)boolean;supportsTransactions!()boolean;supportsUnion!()boolean;supportsUnionAll!()boolean;updatesAreDetected!(int)boolean;usesLocalFilePerTable!()boolean;usesLocalFiles!()boolean
c java.sql.Date|java.util.Date
toLocalDate()LocalDate;valueOf()java.sql.Date
i java.sql.Driver
acceptsURL!(String)boolean;connect!(String,Properties)Connection;getMajorVersion!()int;getMinorVersion!()int;getParentLogger!()java.util.logging.Logger;getPropertyInfo!(String,Properties)DriverPropertyInfo[];jdbcCompliant!()boolean
i java.sql.DriverAction
deregister!()void
c java.sql.DriverManager
deregisterDriver()void;drivers()Stream<Driver>;getConnection()Connection;getDriver()Driver;getDrivers()Enumeration<Driver>;getLogWriter()PrintWriter;getLoginTimeout()int;println()void;registerDriver()void;registerDriver=(Driver,DriverAction)void;setLogWriter()void;setLoginTimeout()void
c java.sql.DriverPropertyInfo
name:String;description:String;required:boolean;value:String;choices:String[]
c java.sql.JDBCType|Enum<JDBCType>|SQLType
BIT:JDBCType;TINYINT:JDBCType;SMALLINT:JDBCType;INTEGER:JDBCType;BIGINT:JDBCType;FLOAT:JDBCType;REAL:JDBCType;DOUBLE:JDBCType;NUMERIC:JDBCType;DECIMAL:JDBCType;CHAR:JDBCType;VARCHAR:JDBCType;LONGVARCHAR:JDBCType;DATE:JDBCType;TIME:JDBCType;TIMESTAMP:JDBCType;BINARY:JDBCType;VARBINARY:JDBCType;LONGVARBINARY:JDBCType;NULL:JDBCType;OTHER:JDBCType;JAVA_OBJECT:JDBCType;DISTINCT:JDBCType;STRUCT:JDBCType;ARRAY:JDBCType;BLOB:JDBCType;CLOB:JDBCType;REF:JDBCType;DATALINK:JDBCType;BOOLEAN:JDBCType;ROWID:JDBCType;NCHAR:JDBCType;NVARCHAR:JDBCType;LONGNVARCHAR:JDBCType;NCLOB:JDBCType;SQLXML:JDBCType;REF_CURSOR:JDBCType;TIME_WITH_TIMEZONE:JDBCType;TIMESTAMP_WITH_TIMEZONE:JDBCType;valueOf()JDBCType;values()JDBCType[]
i java.sql.NClob|Clob

i java.sql.ParameterMetaData|Wrapper
parameterNoNulls:int;parameterNullable:int;parameterNullableUnknown:int;parameterModeUnknown:int;parameterModeIn:int;parameterModeInOut:int;parameterModeOut:int;getParameterClassName!(int)String;getParameterCount!()int;getParameterMode!(int)int;getParameterType!(int)int;getParameterTypeName!(int)String;getPrecision!(int)int;getScale!(int)int;isNullable!(int)int;isSigned!(int)boolean
i java.sql.PreparedStatement|Statement
addBatch!()void;clearParameters!()void;execute!()boolean;executeLargeUpdate()long;executeQuery!()ResultSet;executeUpdate!()int;getMetaData!()ResultSetMetaData;getParameterMetaData!()ParameterMetaData;setArray!(int,java.sql.Array)void;setAsciiStream!(int,InputStream)void;setAsciiStream!(int,InputStream,int)void;setAsciiStream!(int,InputStream,long)void;setBigDecimal!(int,BigDecimal)void;setBinaryStream!(int,InputStream)void;setBinaryStream!(int,InputStream,int)void;setBinaryStream!(int,InputStream,long)void;setBlob!(int,InputStream)void;setBlob!(int,InputStream,long)void;setBlob!(int,Blob)void;setBoolean!(int,boolean)void;setByte!(int,byte)void;setBytes!(int,byte[])void;setCharacterStream!(int,Reader)void;setCharacterStream!(int,Reader,int)void;setCharacterStream!(int,Reader,long)void;setClob!(int,Reader)void;setClob!(int,Reader,long)void;setClob!(int,Clob)void;setDate!(int,java.sql.Date)void;setDate!(int,java.sql.Date,Calendar)void;setDouble!(int,double)void;setFloat!(int,float)void;setInt!(int,int)void;setLong!(int,long)void;setNCharacterStream!(int,Reader)void;setNCharacterStream!(int,Reader,long)void;setNClob!(int,Reader)void;setNClob!(int,Reader,long)void;setNClob!(int,NClob)void;setNString!(int,String)void;setNull!(int,int)void;setNull!(int,int,String)void;setObject!(int,Object)void;setObject!(int,Object,int)void;setObject!(int,Object,int,int)void;setObject()void;setRef!(int,Ref)void;setRowId!(int,RowId)void;setSQLXML!(int,SQLXML)void;setShort!(int,short)void;setString!(int,String)void;setTime!(int,Time)void;setTime!(int,Time,Calendar)void;setTimestamp!(int,java.sql.Timestamp)void;setTimestamp!(int,java.sql.Timestamp,Calendar)void;setURL!(int,URL)void
c java.sql.PseudoColumnUsage|Enum<PseudoColumnUsage>
SELECT_LIST_ONLY:PseudoColumnUsage;WHERE_CLAUSE_ONLY:PseudoColumnUsage;NO_USAGE_RESTRICTIONS:PseudoColumnUsage;USAGE_UNKNOWN:PseudoColumnUsage;valueOf()PseudoColumnUsage;values()PseudoColumnUsage[]
i java.sql.Ref
getBaseTypeName!()String;getObject!()Object;getObject!(Map<String,Class<?>>)Object;setObject!(Object)void
i java.sql.ResultSet|Wrapper|AutoCloseable
FETCH_FORWARD:int;FETCH_REVERSE:int;FETCH_UNKNOWN:int;TYPE_FORWARD_ONLY:int;TYPE_SCROLL_INSENSITIVE:int;TYPE_SCROLL_SENSITIVE:int;CONCUR_READ_ONLY:int;CONCUR_UPDATABLE:int;HOLD_CURSORS_OVER_COMMIT:int;CLOSE_CURSORS_AT_COMMIT:int;absolute!(int)boolean;afterLast!()void;beforeFirst!()void;cancelRowUpdates!()void;clearWarnings!()void;deleteRow!()void;findColumn!(String)int;first!()boolean;getArray!(int)java.sql.Array;getArray!(String)java.sql.Array;getAsciiStream!(int)InputStream;getAsciiStream!(String)InputStream;getBigDecimal!(int)BigDecimal;getBigDecimal!(String)BigDecimal;getBinaryStream!(int)InputStream;getBinaryStream!(String)InputStream;getBlob!(int)Blob;getBlob!(String)Blob;getBoolean!(int)boolean;getBoolean!(String)boolean;getByte!(int)byte;getByte!(String)byte;getBytes!(int)byte[];getBytes!(String)byte[];getCharacterStream!(int)Reader;getCharacterStream!(String)Reader;getClob!(int)Clob;getClob!(String)Clob;getConcurrency!()int;getCursorName!()String;getDate!(int)java.sql.Date;getDate!(int,Calendar)java.sql.Date;getDate!(String)java.sql.Date;getDate!(String,Calendar)java.sql.Date;getDouble!(int)double;getDouble!(String)double;getFetchDirection!()int;getFetchSize!()int;getFloat!(int)float;getFloat!(String)float;getHoldability!()int;getInt!(int)int;getInt!(String)int;getLong!(int)long;getLong!(String)long;getMetaData!()ResultSetMetaData;getNCharacterStream!(int)Reader;getNCharacterStream!(String)Reader;getNClob!(int)NClob;getNClob!(String)NClob;getNString!(int)String;getNString!(String)String;<T>getObject!(int,Class<T>)T;<T>getObject!(String,Class<T>)T;getObject!(int)Object;getObject!(int,Map<String,Class<?>>)Object;getObject!(String)Object;getObject!(String,Map<String,Class<?>>)Object;getRef!(int)Ref;getRef!(String)Ref;getRow!()int;getRowId!(int)RowId;getRowId!(String)RowId;getSQLXML!(int)SQLXML;getSQLXML!(String)SQLXML;getShort!(int)short;getShort!(String)short;getStatement!()Statement;getString!(int)String;getString!(String)String;getTime!(int)Time;getTime!(int,Calendar)Time;getTime!(String)Time;getTime!(String,Calendar)Time;getTimestamp!(int)java.sql.Timestamp;getTimestamp!(int,Calendar)java.sql.Timestamp;getTimestamp!(String)java.sql.Timestamp;getTimestamp!(String,Calendar)java.sql.Timestamp;getType!()int;getURL!(int)URL;getURL!(String)URL;getWarnings!()SQLWarning;insertRow!()void;isAfterLast!()boolean;isBeforeFirst!()boolean;isClosed!()boolean;isFirst!()boolean;isLast!()boolean;last!()boolean;moveToCurrentRow!()void;moveToInsertRow!()void;next!()boolean;previous!()boolean;refreshRow!()void;relative!(int)boolean;rowDeleted!()boolean;rowInserted!()boolean;rowUpdated!()boolean;setFetchDirection!(int)void;setFetchSize!(int)void;updateArray!(int,java.sql.Array)void;updateArray!(String,java.sql.Array)void;updateAsciiStream!(int,InputStream)void;updateAsciiStream!(int,InputStream,int)void;updateAsciiStream!(int,InputStream,long)void;updateAsciiStream!(String,InputStream)void;updateAsciiStream!(String,InputStream,int)void;updateAsciiStream!(String,InputStream,long)void;updateBigDecimal!(int,BigDecimal)void;updateBigDecimal!(String,BigDecimal)void;updateBinaryStream!(int,InputStream)void;updateBinaryStream!(int,InputStream,int)void;updateBinaryStream!(int,InputStream,long)void;updateBinaryStream!(String,InputStream)void;updateBinaryStream!(String,InputStream,int)void;updateBinaryStream!(String,InputStream,long)void;updateBlob!(int,InputStream)void;updateBlob!(int,InputStream,long)void;updateBlob!(int,Blob)void;updateBlob!(String,InputStream)void;updateBlob!(String,InputStream,long)void;updateBlob!(String,Blob)void;updateBoolean!(int,boolean)void;updateBoolean!(String,boolean)void;updateByte!(int,byte)void;updateByte!(String,byte)void;updateBytes!(int,byte[])void;updateBytes!(String,byte[])void;updateCharacterStream!(int,Reader)void;updateCharacterStream!(int,Reader,int)void;updateCharacterStream!(int,Reader,long)void;updateCharacterStream!(String,Reader)void;updateCharacterStream!(String,Reader,int)void;updateCharacterStream!(String,Reader,long)void;updateClob!(int,Reader)void;updateClob!(int,Reader,long)void;updateClob!(int,Clob)void;updateClob!(String,Reader)void;updateClob!(String,Reader,long)void;updateClob!(String,Clob)void;updateDate!(int,java.sql.Date)void;updateDate!(String,java.sql.Date)void;updateDouble!(int,double)void;updateDouble!(String,double)void;updateFloat!(int,float)void;updateFloat!(String,float)void;updateInt!(int,int)void;updateInt!(String,int)void;updateLong!(int,long)void;updateLong!(String,long)void;updateNCharacterStream!(int,Reader)void;updateNCharacterStream!(int,Reader,long)void;updateNCharacterStream!(String,Reader)void;updateNCharacterStream!(String,Reader,long)void;updateNClob!(int,Reader)void;updateNClob!(int,Reader,long)void;updateNClob!(int,NClob)void;updateNClob!(String,Reader)void;updateNClob!(String,Reader,long)void;updateNClob!(String,NClob)void;updateNString!(int,String)void;updateNString!(String,String)void;updateNull!(int)void;updateNull!(String)void;updateObject!(int,Object)void;updateObject!(int,Object,int)void;updateObject!(String,Object)void;updateObject!(String,Object,int)void;updateObject()void;updateRef!(int,Ref)void;updateRef!(String,Ref)void;updateRow!()void;updateRowId!(int,RowId)void;updateRowId!(String,RowId)void;updateSQLXML!(int,SQLXML)void;updateSQLXML!(String,SQLXML)void;updateShort!(int,short)void;updateShort!(String,short)void;updateString!(int,String)void;updateString!(String,String)void;updateTime!(int,Time)void;updateTime!(String,Time)void;updateTimestamp!(int,java.sql.Timestamp)void;updateTimestamp!(String,java.sql.Timestamp)void;wasNull!()boolean
i java.sql.ResultSetMetaData|Wrapper
columnNoNulls:int;columnNullable:int;columnNullableUnknown:int;getCatalogName!(int)String;getColumnClassName!(int)String;getColumnCount!()int;getColumnDisplaySize!(int)int;getColumnLabel!(int)String;getColumnName!(int)String;getColumnType!(int)int;getColumnTypeName!(int)String;getPrecision!(int)int;getScale!(int)int;getSchemaName!(int)String;getTableName!(int)String;isAutoIncrement!(int)boolean;isCaseSensitive!(int)boolean;isCurrency!(int)boolean;isDefinitelyWritable!(int)boolean;isNullable!(int)int;isReadOnly!(int)boolean;isSearchable!(int)boolean;isSigned!(int)boolean;isWritable!(int)boolean
i java.sql.RowId
getBytes!()byte[]
c java.sql.RowIdLifetime|Enum<RowIdLifetime>
ROWID_UNSUPPORTED:RowIdLifetime;ROWID_VALID_OTHER:RowIdLifetime;ROWID_VALID_SESSION:RowIdLifetime;ROWID_VALID_TRANSACTION:RowIdLifetime;ROWID_VALID_FOREVER:RowIdLifetime;valueOf()RowIdLifetime;values()RowIdLifetime[]
c java.sql.SQLClientInfoException|SQLException
getFailedProperties()Map<String,ClientInfoStatus>
i java.sql.SQLData
getSQLTypeName!()String;readSQL!(SQLInput,String)void;writeSQL!(SQLOutput)void
c java.sql.SQLDataException|SQLNonTransientException

c java.sql.SQLException|Exception|Iterable<Throwable>
getErrorCode()int;getNextException()SQLException;getSQLState()String;setNextException()void
c java.sql.SQLFeatureNotSupportedException|SQLNonTransientException

i java.sql.SQLInput
readArray!()java.sql.Array;readAsciiStream!()InputStream;readBigDecimal!()BigDecimal;readBinaryStream!()InputStream;readBlob!()Blob;readBoolean!()boolean;readByte!()byte;readBytes!()byte[];readCharacterStream!()Reader;readClob!()Clob;readDate!()java.sql.Date;readDouble!()double;readFloat!()float;readInt!()int;readLong!()long;readNClob!()NClob;readNString!()String;readObject!()Object;<T>readObject=(Class<T>)T;readRef!()Ref;readRowId!()RowId;readSQLXML!()SQLXML;readShort!()short;readString!()String;readTime!()Time;readTimestamp!()java.sql.Timestamp;readURL!()URL;wasNull!()boolean
c java.sql.SQLIntegrityConstraintViolationException|SQLNonTransientException

c java.sql.SQLInvalidAuthorizationSpecException|SQLNonTransientException

c java.sql.SQLNonTransientConnectionException|SQLNonTransientException

c java.sql.SQLNonTransientException|SQLException

i java.sql.SQLOutput
writeArray!(java.sql.Array)void;writeAsciiStream!(InputStream)void;writeBigDecimal!(BigDecimal)void;writeBinaryStream!(InputStream)void;writeBlob!(Blob)void;writeBoolean!(boolean)void;writeByte!(byte)void;writeBytes!(byte[])void;writeCharacterStream!(Reader)void;writeClob!(Clob)void;writeDate!(java.sql.Date)void;writeDouble!(double)void;writeFloat!(float)void;writeInt!(int)void;writeLong!(long)void;writeNClob!(NClob)void;writeNString!(String)void;writeObject!(SQLData)void;writeObject()void;writeRef!(Ref)void;writeRowId!(RowId)void;writeSQLXML!(SQLXML)void;writeShort!(short)void;writeString!(String)void;writeStruct!(Struct)void;writeTime!(Time)void;writeTimestamp!(java.sql.Timestamp)void;writeURL!(URL)void
c java.sql.SQLPermission|BasicPermission

c java.sql.SQLRecoverableException|SQLException

c java.sql.SQLSyntaxErrorException|SQLNonTransientException

c java.sql.SQLTimeoutException|SQLTransientException

c java.sql.SQLTransactionRollbackException|SQLTransientException

c java.sql.SQLTransientConnectionException|SQLTransientException

c java.sql.SQLTransientException|SQLException

i java.sql.SQLType
getName!()String;getVendor!()String;getVendorTypeNumber!()Integer
c java.sql.SQLWarning|SQLException
getNextWarning()SQLWarning;setNextWarning()void
i java.sql.SQLXML
free!()void;getBinaryStream!()InputStream;getCharacterStream!()Reader;<T:javax.xml.transform.Source>getSource!(Class<T>)T;getString!()String;setBinaryStream!()OutputStream;setCharacterStream!()Writer;<T:javax.xml.transform.Result>setResult!(Class<T>)T;setString!(String)void
i java.sql.Savepoint
getSavepointId!()int;getSavepointName!()String
i java.sql.ShardingKey

i java.sql.ShardingKeyBuilder
build!()ShardingKey;subkey!(Object,SQLType)ShardingKeyBuilder
i java.sql.Statement|Wrapper|AutoCloseable
CLOSE_CURRENT_RESULT:int;KEEP_CURRENT_RESULT:int;CLOSE_ALL_RESULTS:int;SUCCESS_NO_INFO:int;EXECUTE_FAILED:int;RETURN_GENERATED_KEYS:int;NO_GENERATED_KEYS:int;addBatch!(String)void;cancel!()void;clearBatch!()void;clearWarnings!()void;closeOnCompletion!()void;enquoteIdentifier()String;enquoteLiteral()String;enquoteNCharLiteral()String;execute!(String)boolean;execute!(String,int)boolean;execute!(String,int[])boolean;execute!(String,String[])boolean;executeBatch!()int[];executeLargeBatch()long[];executeLargeUpdate()long;executeQuery!(String)ResultSet;executeUpdate!(String)int;executeUpdate!(String,int)int;executeUpdate!(String,int[])int;executeUpdate!(String,String[])int;getConnection!()Connection;getFetchDirection!()int;getFetchSize!()int;getGeneratedKeys!()ResultSet;getLargeMaxRows()long;getLargeUpdateCount()long;getMaxFieldSize!()int;getMaxRows!()int;getMoreResults!()boolean;getMoreResults!(int)boolean;getQueryTimeout!()int;getResultSet!()ResultSet;getResultSetConcurrency!()int;getResultSetHoldability!()int;getResultSetType!()int;getUpdateCount!()int;getWarnings!()SQLWarning;isCloseOnCompletion!()boolean;isClosed!()boolean;isPoolable!()boolean;isSimpleIdentifier()boolean;setCursorName!(String)void;setEscapeProcessing!(boolean)void;setFetchDirection!(int)void;setFetchSize!(int)void;setLargeMaxRows()void;setMaxFieldSize!(int)void;setMaxRows!(int)void;setPoolable!(boolean)void;setQueryTimeout!(int)void
i java.sql.Struct
getAttributes!()Object[];getAttributes!(Map<String,Class<?>>)Object[];getSQLTypeName!()String
c java.sql.Time|java.util.Date
toLocalTime()LocalTime;valueOf()Time
c java.sql.Timestamp|java.util.Date
from()java.sql.Timestamp;getNanos()int;setNanos()void;toLocalDateTime()LocalDateTime;valueOf()java.sql.Timestamp
c java.sql.Types
BIT:int;TINYINT:int;SMALLINT:int;INTEGER:int;BIGINT:int;FLOAT:int;REAL:int;DOUBLE:int;NUMERIC:int;DECIMAL:int;CHAR:int;VARCHAR:int;LONGVARCHAR:int;DATE:int;TIME:int;TIMESTAMP:int;BINARY:int;VARBINARY:int;LONGVARBINARY:int;NULL:int;OTHER:int;JAVA_OBJECT:int;DISTINCT:int;STRUCT:int;ARRAY:int;BLOB:int;CLOB:int;REF:int;DATALINK:int;BOOLEAN:int;ROWID:int;NCHAR:int;NVARCHAR:int;LONGNVARCHAR:int;NCLOB:int;SQLXML:int;REF_CURSOR:int;TIME_WITH_TIMEZONE:int;TIMESTAMP_WITH_TIMEZONE:int
i java.sql.Wrapper
isWrapperFor!(Class<?>)boolean;<T>unwrap!(Class<T>)T
i java.net.http.HttpClient.Builder
NO_PROXY:ProxySelector;authenticator!(Authenticator)java.net.http.HttpClient.Builder;build!()HttpClient;connectTimeout!(Duration)java.net.http.HttpClient.Builder;cookieHandler!(CookieHandler)java.net.http.HttpClient.Builder;executor!(Executor)java.net.http.HttpClient.Builder;followRedirects!(java.net.http.HttpClient.Redirect)java.net.http.HttpClient.Builder;localAddress()java.net.http.HttpClient.Builder;priority!(int)java.net.http.HttpClient.Builder;proxy!(ProxySelector)java.net.http.HttpClient.Builder;sslContext!(javax.net.ssl.SSLContext)java.net.http.HttpClient.Builder;sslParameters!(javax.net.ssl.SSLParameters)java.net.http.HttpClient.Builder;version!(java.net.http.HttpClient.Version)java.net.http.HttpClient.Builder
c java.net.http.HttpClient.Redirect|Enum<java.net.http.HttpClient.Redirect>
NEVER:java.net.http.HttpClient.Redirect;ALWAYS:java.net.http.HttpClient.Redirect;NORMAL:java.net.http.HttpClient.Redirect;valueOf()java.net.http.HttpClient.Redirect;values()java.net.http.HttpClient.Redirect[]
c java.net.http.HttpClient.Version|Enum<java.net.http.HttpClient.Version>
HTTP_1_1:java.net.http.HttpClient.Version;HTTP_2:java.net.http.HttpClient.Version;valueOf()java.net.http.HttpClient.Version;values()java.net.http.HttpClient.Version[]
c java.net.http.HttpClient|AutoCloseable
authenticator()Optional<Authenticator>;awaitTermination()boolean;connectTimeout()Optional<Duration>;cookieHandler()Optional<CookieHandler>;executor()Optional<Executor>;followRedirects()java.net.http.HttpClient.Redirect;isTerminated()boolean;newBuilder()java.net.http.HttpClient.Builder;newHttpClient()HttpClient;newWebSocketBuilder()java.net.http.WebSocket.Builder;proxy()Optional<ProxySelector>;<T>send=(HttpRequest,BodyHandler<T>)HttpResponse<T>;<T>sendAsync=(HttpRequest,BodyHandler<T>)CompletableFuture<HttpResponse<T>>;<T>sendAsync=(HttpRequest,BodyHandler<T>,PushPromiseHandler<T>)CompletableFuture<HttpResponse<T>>;shutdown()void;shutdownNow()void;sslContext()javax.net.ssl.SSLContext;sslParameters()javax.net.ssl.SSLParameters;version()java.net.http.HttpClient.Version
c java.net.http.HttpConnectTimeoutException|HttpTimeoutException

c java.net.http.HttpHeaders
allValues()List<String>;firstValue()Optional<String>;firstValueAsLong()OptionalLong;map()Map<String,List<String>>;of=(Map<String,List<String>>,BiPredicate<String,String>)HttpHeaders
i java.net.http.HttpRequest.BodyPublisher|Publisher<ByteBuffer>
contentLength!()long
c java.net.http.HttpRequest.BodyPublishers
concat()BodyPublisher;fromPublisher=(Publisher<+ByteBuffer>)BodyPublisher;fromPublisher=(Publisher<+ByteBuffer>,long)BodyPublisher;noBody()BodyPublisher;ofByteArray()BodyPublisher;ofByteArrays=(Iterable<byte[]>)BodyPublisher;ofFile()BodyPublisher;ofInputStream=(Supplier<+InputStream>)BodyPublisher;ofString()BodyPublisher
i java.net.http.HttpRequest.Builder
DELETE!()java.net.http.HttpRequest.Builder;GET!()java.net.http.HttpRequest.Builder;HEAD()java.net.http.HttpRequest.Builder;POST!(BodyPublisher)java.net.http.HttpRequest.Builder;PUT!(BodyPublisher)java.net.http.HttpRequest.Builder;build!()HttpRequest;copy!()java.net.http.HttpRequest.Builder;expectContinue!(boolean)java.net.http.HttpRequest.Builder;header!(String,String)java.net.http.HttpRequest.Builder;headers!(String...)java.net.http.HttpRequest.Builder;method!(String,BodyPublisher)java.net.http.HttpRequest.Builder;setHeader!(String,String)java.net.http.HttpRequest.Builder;timeout!(Duration)java.net.http.HttpRequest.Builder;uri!(URI)java.net.http.HttpRequest.Builder;version!(java.net.http.HttpClient.Version)java.net.http.HttpRequest.Builder
c java.net.http.HttpRequest
bodyPublisher()Optional<BodyPublisher>;expectContinue()boolean;headers()HttpHeaders;method()String;newBuilder()java.net.http.HttpRequest.Builder;newBuilder=(HttpRequest,BiPredicate<String,String>)java.net.http.HttpRequest.Builder;timeout()Optional<Duration>;uri()URI;version()Optional<java.net.http.HttpClient.Version>
i java.net.http.HttpResponse.BodyHandler<T>
apply!(ResponseInfo)BodySubscriber<T>
c java.net.http.HttpResponse.BodyHandlers
<T>buffering=(BodyHandler<T>,int)BodyHandler<T>;discarding()BodyHandler<Void>;<S:Subscriber<-String>,T>fromLineSubscriber=(S,Function<-S,+T>,String)BodyHandler<T>;fromLineSubscriber=(Subscriber<-String>)BodyHandler<Void>;<S:Subscriber<-List<ByteBuffer>>,T>fromSubscriber=(S,Function<-S,+T>)BodyHandler<T>;fromSubscriber=(Subscriber<-List<ByteBuffer>>)BodyHandler<Void>;<T>limiting=(BodyHandler<T>,long)BodyHandler<T>;ofByteArray()BodyHandler<byte[]>;ofByteArrayConsumer=(Consumer<Optional<byte[]>>)BodyHandler<Void>;ofFile()BodyHandler<Path>;ofFileDownload()BodyHandler<Path>;ofInputStream()BodyHandler<InputStream>;ofLines()BodyHandler<Stream<String>>;ofPublisher()BodyHandler<Publisher<List<ByteBuffer>>>;ofString()BodyHandler<String>;<U>replacing=(U)BodyHandler<U>
i java.net.http.HttpResponse.BodySubscriber<T>|Subscriber<List<ByteBuffer>>
getBody!()CompletionStage<T>
c java.net.http.HttpResponse.BodySubscribers
<T>buffering=(BodySubscriber<T>,int)BodySubscriber<T>;discarding()BodySubscriber<Void>;<S:Subscriber<-String>,T>fromLineSubscriber=(S,Function<-S,+T>,Charset,String)BodySubscriber<T>;fromLineSubscriber=(Subscriber<-String>)BodySubscriber<Void>;<S:Subscriber<-List<ByteBuffer>>,T>fromSubscriber=(S,Function<-S,+T>)BodySubscriber<T>;fromSubscriber=(Subscriber<-List<ByteBuffer>>)BodySubscriber<Void>;<T>limiting=(BodySubscriber<T>,long)BodySubscriber<T>;<T,U>mapping=(BodySubscriber<T>,Function<-T,+U>)BodySubscriber<U>;ofByteArray()BodySubscriber<byte[]>;ofByteArrayConsumer=(Consumer<Optional<byte[]>>)BodySubscriber<Void>;ofFile()BodySubscriber<Path>;ofInputStream()BodySubscriber<InputStream>;ofLines()BodySubscriber<Stream<String>>;ofPublisher()BodySubscriber<Publisher<List<ByteBuffer>>>;ofString()BodySubscriber<String>;<U>replacing=(U)BodySubscriber<U>
i java.net.http.HttpResponse.PushPromiseHandler<T>
applyPushPromise!(HttpRequest,HttpRequest,Function<BodyHandler<T>,CompletableFuture<HttpResponse<T>>>)void;<T>of~(Function<HttpRequest,BodyHandler<T>>,ConcurrentMap<HttpRequest,CompletableFuture<HttpResponse<T>>>)PushPromiseHandler<T>
i java.net.http.HttpResponse.ResponseInfo
headers!()HttpHeaders;statusCode!()int;version!()java.net.http.HttpClient.Version
i java.net.http.HttpResponse<T>
body!()T;connectionLabel()Optional<String>;headers!()HttpHeaders;previousResponse!()Optional<HttpResponse<T>>;request!()HttpRequest;sslSession!()Optional<javax.net.ssl.SSLSession>;statusCode!()int;uri!()URI;version!()java.net.http.HttpClient.Version
c java.net.http.HttpTimeoutException|IOException

i java.net.http.WebSocket.Builder
buildAsync!(URI,Listener)CompletableFuture<WebSocket>;connectTimeout!(Duration)java.net.http.WebSocket.Builder;header!(String,String)java.net.http.WebSocket.Builder;subprotocols!(String,String...)java.net.http.WebSocket.Builder
i java.net.http.WebSocket.Listener
onBinary()CompletionStage<?>;onClose()CompletionStage<?>;onError()void;onOpen()void;onPing()CompletionStage<?>;onPong()CompletionStage<?>;onText()CompletionStage<?>
i java.net.http.WebSocket
NORMAL_CLOSURE:int;abort!()void;getSubprotocol!()String;isInputClosed!()boolean;isOutputClosed!()boolean;request!(long)void;sendBinary!(ByteBuffer,boolean)CompletableFuture<WebSocket>;sendClose!(int,String)CompletableFuture<WebSocket>;sendPing!(ByteBuffer)CompletableFuture<WebSocket>;sendPong!(ByteBuffer)CompletableFuture<WebSocket>;sendText!(CharSequence,boolean)CompletableFuture<WebSocket>
c java.net.http.WebSocketHandshakeException|IOException
getResponse()HttpResponse<?>;initCause()WebSocketHandshakeException
c java.time.temporal.ChronoField|Enum<ChronoField>|TemporalField
NANO_OF_SECOND:ChronoField;NANO_OF_DAY:ChronoField;MICRO_OF_SECOND:ChronoField;MICRO_OF_DAY:ChronoField;MILLI_OF_SECOND:ChronoField;MILLI_OF_DAY:ChronoField;SECOND_OF_MINUTE:ChronoField;SECOND_OF_DAY:ChronoField;MINUTE_OF_HOUR:ChronoField;MINUTE_OF_DAY:ChronoField;HOUR_OF_AMPM:ChronoField;CLOCK_HOUR_OF_AMPM:ChronoField;HOUR_OF_DAY:ChronoField;CLOCK_HOUR_OF_DAY:ChronoField;AMPM_OF_DAY:ChronoField;DAY_OF_WEEK:ChronoField;ALIGNED_DAY_OF_WEEK_IN_MONTH:ChronoField;ALIGNED_DAY_OF_WEEK_IN_YEAR:ChronoField;DAY_OF_MONTH:ChronoField;DAY_OF_YEAR:ChronoField;EPOCH_DAY:ChronoField;ALIGNED_WEEK_OF_MONTH:ChronoField;ALIGNED_WEEK_OF_YEAR:ChronoField;MONTH_OF_YEAR:ChronoField;PROLEPTIC_MONTH:ChronoField;YEAR_OF_ERA:ChronoField;YEAR:ChronoField;ERA:ChronoField;INSTANT_SECONDS:ChronoField;OFFSET_SECONDS:ChronoField;checkValidIntValue()int;checkValidValue()long;valueOf()ChronoField;values()ChronoField[]
c java.time.temporal.ChronoUnit|Enum<ChronoUnit>|TemporalUnit
NANOS:ChronoUnit;MICROS:ChronoUnit;MILLIS:ChronoUnit;SECONDS:ChronoUnit;MINUTES:ChronoUnit;HOURS:ChronoUnit;HALF_DAYS:ChronoUnit;DAYS:ChronoUnit;WEEKS:ChronoUnit;MONTHS:ChronoUnit;YEARS:ChronoUnit;DECADES:ChronoUnit;CENTURIES:ChronoUnit;MILLENNIA:ChronoUnit;ERAS:ChronoUnit;FOREVER:ChronoUnit;valueOf()ChronoUnit;values()ChronoUnit[]
c java.time.temporal.IsoFields
DAY_OF_QUARTER:TemporalField;QUARTER_OF_YEAR:TemporalField;WEEK_OF_WEEK_BASED_YEAR:TemporalField;WEEK_BASED_YEAR:TemporalField;WEEK_BASED_YEARS:TemporalUnit;QUARTER_YEARS:TemporalUnit
c java.time.temporal.JulianFields
JULIAN_DAY:TemporalField;MODIFIED_JULIAN_DAY:TemporalField;RATA_DIE:TemporalField
i java.time.temporal.Temporal|TemporalAccessor
minus()Temporal;plus!(long,TemporalUnit)Temporal;plus()Temporal;until!(Temporal,TemporalUnit)long;with!(TemporalField,long)Temporal;with=(TemporalAdjuster)Temporal
i java.time.temporal.TemporalAccessor
get()int;getLong!(TemporalField)long;isSupported!(TemporalField)boolean;<R>query=(TemporalQuery<R>)R;range()ValueRange
i java.time.temporal.TemporalAdjuster
adjustInto!(Temporal)Temporal
c java.time.temporal.TemporalAdjusters
dayOfWeekInMonth()TemporalAdjuster;firstDayOfMonth()TemporalAdjuster;firstDayOfNextMonth()TemporalAdjuster;firstDayOfNextYear()TemporalAdjuster;firstDayOfYear()TemporalAdjuster;firstInMonth()TemporalAdjuster;lastDayOfMonth()TemporalAdjuster;lastDayOfYear()TemporalAdjuster;lastInMonth()TemporalAdjuster;next()TemporalAdjuster;nextOrSame()TemporalAdjuster;ofDateAdjuster=(UnaryOperator<LocalDate>)TemporalAdjuster;previous()TemporalAdjuster;previousOrSame()TemporalAdjuster
i java.time.temporal.TemporalAmount
addTo!(Temporal)Temporal;get!(TemporalUnit)long;getUnits!()List<TemporalUnit>;subtractFrom!(Temporal)Temporal
i java.time.temporal.TemporalField
<R:Temporal>adjustInto!(R,long)R;getBaseUnit!()TemporalUnit;getDisplayName()String;getFrom!(TemporalAccessor)long;getRangeUnit!()TemporalUnit;isDateBased!()boolean;isSupportedBy!(TemporalAccessor)boolean;isTimeBased!()boolean;range!()ValueRange;rangeRefinedBy!(TemporalAccessor)ValueRange;resolve=(Map<TemporalField,Long>,TemporalAccessor,ResolverStyle)TemporalAccessor
c java.time.temporal.TemporalQueries
chronology()TemporalQuery<java.time.chrono.Chronology>;localDate()TemporalQuery<LocalDate>;localTime()TemporalQuery<LocalTime>;offset()TemporalQuery<ZoneOffset>;precision()TemporalQuery<TemporalUnit>;zone()TemporalQuery<ZoneId>;zoneId()TemporalQuery<ZoneId>
i java.time.temporal.TemporalQuery<R>
queryFrom!(TemporalAccessor)R
i java.time.temporal.TemporalUnit
<R:Temporal>addTo!(R,long)R;between!(Temporal,Temporal)long;getDuration!()Duration;isDateBased!()boolean;isDurationEstimated!()boolean;isSupportedBy()boolean;isTimeBased!()boolean
c java.time.temporal.UnsupportedTemporalTypeException|DateTimeException

c java.time.temporal.ValueRange|Serializable
checkValidIntValue()int;checkValidValue()long;getLargestMinimum()long;getMaximum()long;getMinimum()long;getSmallestMaximum()long;isFixed()boolean;isIntValue()boolean;isValidIntValue()boolean;isValidValue()boolean;of()ValueRange
c java.time.temporal.WeekFields|Serializable
ISO:WeekFields;SUNDAY_START:WeekFields;WEEK_BASED_YEARS:TemporalUnit;dayOfWeek()TemporalField;getFirstDayOfWeek()DayOfWeek;getMinimalDaysInFirstWeek()int;of()WeekFields;weekBasedYear()TemporalField;weekOfMonth()TemporalField;weekOfWeekBasedYear()TemporalField;weekOfYear()TemporalField
i java.util.random.RandomGenerator.ArbitrarilyJumpableGenerator|LeapableGenerator
copy!()ArbitrarilyJumpableGenerator;copyAndJump()ArbitrarilyJumpableGenerator;jump!(double)void;jumpPowerOfTwo!(int)void;jumps()Stream<ArbitrarilyJumpableGenerator>;of~(String)ArbitrarilyJumpableGenerator
i java.util.random.RandomGenerator.JumpableGenerator|StreamableGenerator
copy!()JumpableGenerator;copyAndJump()RandomGenerator;jump!()void;jumpDistance!()double;jumps()Stream<RandomGenerator>;of~(String)JumpableGenerator
i java.util.random.RandomGenerator.LeapableGenerator|JumpableGenerator
copy!()LeapableGenerator;copyAndLeap()JumpableGenerator;leap!()void;leapDistance!()double;leaps()Stream<JumpableGenerator>;of~(String)LeapableGenerator
i java.util.random.RandomGenerator.SplittableGenerator|StreamableGenerator
of~(String)SplittableGenerator;split!()SplittableGenerator;split!(SplittableGenerator)SplittableGenerator;splits!(SplittableGenerator)Stream<SplittableGenerator>;splits!(long)Stream<SplittableGenerator>;splits!(long,SplittableGenerator)Stream<SplittableGenerator>;splits()Stream<SplittableGenerator>
i java.util.random.RandomGenerator.StreamableGenerator|RandomGenerator
of~(String)StreamableGenerator;rngs!()Stream<RandomGenerator>;rngs()Stream<RandomGenerator>
i java.util.random.RandomGenerator
doubles()DoubleStream;equiDoubles()DoubleStream;getDefault~()RandomGenerator;ints()IntStream;isDeprecated()boolean;longs()LongStream;nextBoolean()boolean;nextBytes()void;nextDouble()double;nextExponential()double;nextFloat()float;nextGaussian()double;nextInt()int;nextLong!()long;nextLong()long;of~(String)RandomGenerator
c java.util.random.RandomGeneratorFactory<T:RandomGenerator>
all()Stream<RandomGeneratorFactory<RandomGenerator>>;create()T;equidistribution()int;getDefault()RandomGeneratorFactory<RandomGenerator>;group()String;isArbitrarilyJumpable()boolean;isDeprecated()boolean;isHardware()boolean;isJumpable()boolean;isLeapable()boolean;isSplittable()boolean;isStatistical()boolean;isStochastic()boolean;isStreamable()boolean;name()String;<T:RandomGenerator>of=(String)RandomGeneratorFactory<T>;period()BigInteger;stateBits()int
i javax.sql.CommonDataSource
createShardingKeyBuilder()ShardingKeyBuilder;getLogWriter!()PrintWriter;getLoginTimeout!()int;getParentLogger!()java.util.logging.Logger;setLogWriter!(PrintWriter)void;setLoginTimeout!(int)void
c javax.sql.ConnectionEvent|EventObject
getSQLException()SQLException
i javax.sql.ConnectionEventListener|EventListener
connectionClosed!(ConnectionEvent)void;connectionErrorOccurred!(ConnectionEvent)void
i javax.sql.ConnectionPoolDataSource|CommonDataSource
createPooledConnectionBuilder()PooledConnectionBuilder;getPooledConnection!()PooledConnection;getPooledConnection!(String,String)PooledConnection
i javax.sql.DataSource|CommonDataSource|Wrapper
createConnectionBuilder()ConnectionBuilder;getConnection!()Connection;getConnection!(String,String)Connection
i javax.sql.PooledConnection
addConnectionEventListener!(ConnectionEventListener)void;addStatementEventListener!(StatementEventListener)void;close!()void;getConnection!()Connection;removeConnectionEventListener!(ConnectionEventListener)void;removeStatementEventListener!(StatementEventListener)void
i javax.sql.PooledConnectionBuilder
build!()PooledConnection;password!(String)PooledConnectionBuilder;shardingKey!(ShardingKey)PooledConnectionBuilder;superShardingKey!(ShardingKey)PooledConnectionBuilder;user!(String)PooledConnectionBuilder
i javax.sql.RowSet|ResultSet
addRowSetListener!(RowSetListener)void;clearParameters!()void;execute!()void;getCommand!()String;getDataSourceName!()String;getEscapeProcessing!()boolean;getMaxFieldSize!()int;getMaxRows!()int;getPassword!()String;getQueryTimeout!()int;getTransactionIsolation!()int;getTypeMap!()Map<String,Class<?>>;getUrl!()String;getUsername!()String;isReadOnly!()boolean;removeRowSetListener!(RowSetListener)void;setArray!(int,java.sql.Array)void;setAsciiStream!(int,InputStream)void;setAsciiStream!(int,InputStream,int)void;setAsciiStream!(String,InputStream)void;setAsciiStream!(String,InputStream,int)void;setBigDecimal!(int,BigDecimal)void;setBigDecimal!(String,BigDecimal)void;setBinaryStream!(int,InputStream)void;setBinaryStream!(int,InputStream,int)void;setBinaryStream!(String,InputStream)void;setBinaryStream!(String,InputStream,int)void;setBlob!(int,InputStream)void;setBlob!(int,InputStream,long)void;setBlob!(int,Blob)void;setBlob!(String,InputStream)void;setBlob!(String,InputStream,long)void;setBlob!(String,Blob)void;setBoolean!(int,boolean)void;setBoolean!(String,boolean)void;setByte!(int,byte)void;setByte!(String,byte)void;setBytes!(int,byte[])void;setBytes!(String,byte[])void;setCharacterStream!(int,Reader)void;setCharacterStream!(int,Reader,int)void;setCharacterStream!(String,Reader)void;setCharacterStream!(String,Reader,int)void;setClob!(int,Reader)void;setClob!(int,Reader,long)void;setClob!(int,Clob)void;setClob!(String,Reader)void;setClob!(String,Reader,long)void;setClob!(String,Clob)void;setCommand!(String)void;setConcurrency!(int)void;setDataSourceName!(String)void;setDate!(int,java.sql.Date)void;setDate!(int,java.sql.Date,Calendar)void;setDate!(String,java.sql.Date)void;setDate!(String,java.sql.Date,Calendar)void;setDouble!(int,double)void;setDouble!(String,double)void;setEscapeProcessing!(boolean)void;setFloat!(int,float)void;setFloat!(String,float)void;setInt!(int,int)void;setInt!(String,int)void;setLong!(int,long)void;setLong!(String,long)void;setMaxFieldSize!(int)void;setMaxRows!(int)void;setNCharacterStream!(int,Reader)void;setNCharacterStream!(int,Reader,long)void;setNCharacterStream!(String,Reader)void;setNCharacterStream!(String,Reader,long)void;setNClob!(int,Reader)void;setNClob!(int,Reader,long)void;setNClob!(int,NClob)void;setNClob!(String,Reader)void;setNClob!(String,Reader,long)void;setNClob!(String,NClob)void;setNString!(int,String)void;setNString!(String,String)void;setNull!(int,int)void;setNull!(int,int,String)void;setNull!(String,int)void;setNull!(String,int,String)void;setObject!(int,Object)void;setObject!(int,Object,int)void;setObject!(int,Object,int,int)void;setObject!(String,Object)void;setObject!(String,Object,int)void;setObject!(String,Object,int,int)void;setPassword!(String)void;setQueryTimeout!(int)void;setReadOnly!(boolean)void;setRef!(int,Ref)void;setRowId!(int,RowId)void;setRowId!(String,RowId)void;setSQLXML!(int,SQLXML)void;setSQLXML!(String,SQLXML)void;setShort!(int,short)void;setShort!(String,short)void;setString!(int,String)void;setString!(String,String)void;setTime!(int,Time)void;setTime!(int,Time,Calendar)void;setTime!(String,Time)void;setTime!(String,Time,Calendar)void;setTimestamp!(int,java.sql.Timestamp)void;setTimestamp!(int,java.sql.Timestamp,Calendar)void;setTimestamp!(String,java.sql.Timestamp)void;setTimestamp!(String,java.sql.Timestamp,Calendar)void;setTransactionIsolation!(int)void;setType!(int)void;setTypeMap!(Map<String,Class<?>>)void;setURL!(int,URL)void;setUrl!(String)void;setUsername!(String)void
c javax.sql.RowSetEvent|EventObject

i javax.sql.RowSetInternal
getConnection!()Connection;getOriginal!()ResultSet;getOriginalRow!()ResultSet;getParams!()Object[];setMetaData!(RowSetMetaData)void
i javax.sql.RowSetListener|EventListener
cursorMoved!(RowSetEvent)void;rowChanged!(RowSetEvent)void;rowSetChanged!(RowSetEvent)void
i javax.sql.RowSetMetaData|ResultSetMetaData
setAutoIncrement!(int,boolean)void;setCaseSensitive!(int,boolean)void;setCatalogName!(int,String)void;setColumnCount!(int)void;setColumnDisplaySize!(int,int)void;setColumnLabel!(int,String)void;setColumnName!(int,String)void;setColumnType!(int,int)void;setColumnTypeName!(int,String)void;setCurrency!(int,boolean)void;setNullable!(int,int)void;setPrecision!(int,int)void;setScale!(int,int)void;setSchemaName!(int,String)void;setSearchable!(int,boolean)void;setSigned!(int,boolean)void;setTableName!(int,String)void
i javax.sql.RowSetReader
readData!(RowSetInternal)void
i javax.sql.RowSetWriter
writeData!(RowSetInternal)boolean
c javax.sql.StatementEvent|EventObject
getSQLException()SQLException;getStatement()PreparedStatement
i javax.sql.StatementEventListener|EventListener
statementClosed!(StatementEvent)void;statementErrorOccurred!(StatementEvent)void
i javax.sql.XAConnection|PooledConnection
getXAResource!()javax.transaction.xa.XAResource
i javax.sql.XAConnectionBuilder
build!()XAConnection;password!(String)XAConnectionBuilder;shardingKey!(ShardingKey)XAConnectionBuilder;superShardingKey!(ShardingKey)XAConnectionBuilder;user!(String)XAConnectionBuilder
i javax.sql.XADataSource|CommonDataSource
createXAConnectionBuilder()XAConnectionBuilder;getXAConnection!()XAConnection;getXAConnection!(String,String)XAConnection
`
