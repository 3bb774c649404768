# frozen_string_literal: true

# What the calls of a Ruby checkout meant while a program ran, for `compare.ts`.
#
#   CHECKOUT=PATH CALLS=FILE ruby -r ./bench/truth/ruby-calls.rb -S rake test     # or whatever runs its tests, in PATH
#   ruby bench/truth/ruby-calls.rb < FILE > TRUTH
#
# Each process adds to FILE when it ends; the second command joins what several of them saw of one name. Only calls whose name stands
# once in its line are told, and no operators, `super`, or blocks. What a call is known to mean is what it meant in that run: of two
# definitions of which the program takes one, the other counts as wrong. `new` means the constructor and the class. A method of the
# standard library, of a package, or one that is written in a text that is run (`class_eval`) of them, is outside.
require 'json'

module RubyCalls
  ROOT = "#{File.realpath(ENV.fetch('CHECKOUT', '.'))}/"

  @seen = {}
  @paths = {}
  @lines = {}
  @meant = Hash.new { |all, name| all[name] = {} }

  class << self
    def start
      @trace = TracePoint.new(:call, :c_call) { |event| event.event == :call ? called(event) : called_in_c(event) }
      @trace.enable
      at_exit { finish }
    end

    def join(lines)
      meant = Hash.new { |all, name| all[name] = [] }
      lines.each { |line| JSON.parse(line).then { |named| meant[named.except('targets')] |= named['targets'] } }
      meant.each { |named, targets| puts JSON.generate(**named, targets: targets) }
    end

    private

    def finish
      @trace.disable
      lines = @meant.map do |(file, line, column, name), targets|
        JSON.generate(file: file, line: line, column: column, name: name, call: true, targets: targets.keys.compact)
      end
      File.open(ENV.fetch('CALLS'), 'a') do |out|
        out.flock(File::LOCK_EX)
        out.write(lines.map { |line| "#{line}\n" }.join)
      end
    end

    # A file of the checkout, from its root.
    def inside(path)
      return @paths[path] if @paths.key?(path)

      whole = File.exist?(path) ? File.realpath(path) : File.expand_path(path)
      @paths[path] = whole.start_with?(ROOT) && File.file?(whole) ? whole.delete_prefix(ROOT) : nil
    end

    def called(event)
      return if event.method_id == :initialize

      from = caller_locations(3, 1)&.first
      file = from && inside(from.absolute_path || from.path)
      return unless file && first?(file, from.lineno, event.method_id, event.path, event.lineno)

      note(file, from.lineno, event.callee_id, place(event.path, event.lineno))
    end

    # Also what `attr_reader` and its like define.
    def called_in_c(event)
      file = inside(event.path)
      made = event.self if event.method_id == :new && event.self.is_a?(Class)
      return unless file && first?(file, event.lineno, event.method_id, made || event.defined_class)

      if made
        places = [made.instance_method(:initialize).source_location, class_location(made)].map { |at| place(*at) if at&.any? }
        note(file, event.lineno, :new, *(places.any? ? places.compact : [nil]))
      else
        at = event.defined_class.instance_method(event.method_id).source_location
        note(file, event.lineno, event.callee_id, at && place(*at))
      end
    rescue NameError
      nil
    end

    def first?(*call)
      !@seen.key?(call) && (@seen[call] = true)
    end

    def place(path, line)
      file = inside(path)
      file && { file: file, line: line }
    end

    def class_location(made)
      name = Module.instance_method(:name).bind_call(made)
      name && Object.const_source_location(name)
    rescue NameError
      nil
    end

    def note(file, line, name, *targets)
      column = column_of(file, line, name.to_s)
      targets.each { |target| @meant[[file, line, column, name]][target] = true } if column
    end

    # Counted from 1, in UTF-16 units.
    def column_of(file, line, name)
      text = lines_of(file)[line - 1]
      return unless text && name.match?(/\A[a-zA-Z_]\w*[?!=]?\z/)

      sets = name.end_with?('=') ? '(?=\s*(?:[-+*\/|&<>%^]{0,3}=(?![=~>])|,))' : '(?!\s*=(?![=~>]))'
      whole = /(?<![\w@$:]|[^:]:)#{Regexp.escape(name.delete_suffix('='))}(?![\w?!]|:(?!:))#{sets}/
      found = text.to_enum(:scan, whole).map { Regexp.last_match.begin(0) }
      text[0...found[0]].encode('UTF-16LE').bytesize / 2 + 1 if found.size == 1
    end

    def lines_of(file)
      @lines[file] ||= File.read(ROOT + file, encoding: 'UTF-8').lines
    end
  end
end

if $PROGRAM_NAME == __FILE__
  RubyCalls.join($stdin.each_line)
else
  RubyCalls.start
end
