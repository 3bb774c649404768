import { test } from 'vitest'
import { expectLinks } from '../../testing/carets.ts'

test('archives, channels, logging, databases and HTTP of the JDK have their members, and what those give chooses overloads', () =>
  expectLinks({
    'p/Providers.java': `package p;
import java.io.*;
import java.net.http.*;
import java.nio.channels.*;
import java.sql.*;
import java.util.zip.*;
class Providers {
  static int provider(Reader reader) { return 0; }
  static int provider(InputStream stream) { return 1; }
  static int provider(String text) { return 2; }
  int all(ZipFile zip, ZipEntry entry, SeekableByteChannel channel, ResultSet rows, HttpResponse<String> response) throws Exception {
    return provider(zip.getInputStream(entry))
      //   ^ call p/Providers.java Providers.provider
      + provider(Channels.newInputStream(channel))
      //^ call p/Providers.java Providers.provider
      //                  ^ call std:java java.nio.channels.Channels.newInputStream
      + provider(rows.getString(1))
      //^ call p/Providers.java Providers.provider
      //              ^ call std:java java.sql.ResultSet.getString
      + provider(response.body());
      //                  ^ call std:java java.net.http.HttpResponse.body
  }
}
`,
  }))

test('what a logger of the repository does not override, it has from the JDK', () =>
  expectLinks({
    'p/Pack.java': `package p;
import java.util.Date;
import java.util.logging.*;
class Pack {
  static class PackLogger extends Logger {
    PackLogger(String name) { super(name, null); }
    @Override public void log(LogRecord record) { }
  }
  static final PackLogger log = new PackLogger("pack");
  long f(Date date) {
    log.log(Level.INFO, "x");
    //  ^ call std:java java.util.logging.Logger.log
    log.log(new LogRecord(Level.INFO, "y"));
    //  ^ call p/Pack.java Pack.PackLogger.log
    return date.getTime();
    //          ^ call std:java java.util.Date.getTime
  }
}
`,
  }))

test('a method of a superclass goes before one that an interface declares', () =>
  expectLinks({
    'p/Weak.java': `package p;
import java.lang.ref.WeakReference;
interface Held<E> { E get(); Object key(); }
class Weak<E> extends WeakReference<E> implements Held<E> {
  Weak(E e) { super(e); }
  public Object key() { return null; }
  Object both() { return get() + "" + key(); }
  //                     ^ call std:java java.lang.ref.Reference.get
  //                                  ^ call p/Weak.java Weak.key
}
class Use {
  Object f(Weak<String> weak, Held<String> held) { return weak.get() + "" + held.get(); }
  //                                                           ^ call std:java java.lang.ref.Reference.get
  //                                                                             ^ call p/Weak.java Held.get
}
`,
  }))

test('what is not of the bound of a type parameter of the class is not given to it', () =>
  expectLinks({
    'p/Performer.java': `package p;
interface Entries<E> { E next(); }
class Input<E> { }
class InputEntries<E> implements Entries<E> { InputEntries(Input<E> in) {} public E next() { return null; } }
class Performer<I extends Input<E>, E> {
  private String perform(Entries<E> entries) { return ""; }
  public int perform(I in) { return perform(new InputEntries<>(in)).length(); }
  //                                                                ^ call std:java java.lang.CharSequence.length
}
`,
  }))
