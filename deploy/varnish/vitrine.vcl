# Varnish in front of the website. It caches what the website allows it to, and each node of the
# website purges it by key when content changes (VITRINE_WEB_PURGE).
#
#   varnishd -f vitrine.vcl -p vcl_path=/etc/varnish -p http_gzip_support=off
#
# Without http_gzip_support=off Varnish takes brotli from everyone. It needs the module xkey,
# which Debian has in varnish-modules.
vcl 4.1;

import directors;
import std;
import xkey;

include "backends.vcl";

sub vcl_recv {
    set req.backend_hint = website.backend();
    # The website believes Varnish which host is requested, and pages are cached by Host alone: a
    # visitor who names another one would have its pages served to everybody.
    unset req.http.X-Forwarded-Host;
    if (req.restarts == 0) {
        unset req.http.X-No-Website;
    }

    if (req.method == "PURGE") {
        if (client.ip !~ nodes) {
            return (synth(403, "Forbidden"));
        }
        return (synth(200, "Purged " + xkey.purge(req.http.Surrogate-Key)));
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # The staging environment has a password, and developers look at other days.
    if (req.http.Authorization || req.http.Cookie ~ "(^|;\s*)as-of=") {
        return (pass);
    }
    call language;
    if (req.http.X-Language-Matters) {
        unset req.http.X-Language-Matters;
        return (pass);
    }
    unset req.http.Cookie;
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } elseif (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    call formats;
    # What is old is served for seconds while a node lives, and for a day while none does. That
    # none does may be known only when all have been tried: the probe comes every other second.
    if (std.healthy(req.backend_hint) && !req.http.X-No-Website) {
        set req.grace = 10s;
    } else {
        set req.grace = 1d;
    }
    return (hash);
}

# Images differ by these two formats alone, which every browser names in a list of its own.
sub formats {
    if (req.url !~ "^/media/images/") {
        return;
    }
    if (req.http.Accept ~ "image/avif" && req.http.Accept ~ "image/webp") {
        set req.http.Accept = "image/avif,image/webp";
    } elseif (req.http.Accept ~ "image/avif") {
        set req.http.Accept = "image/avif";
    } elseif (req.http.Accept ~ "image/webp") {
        set req.http.Accept = "image/webp";
    } else {
        unset req.http.Accept;
    }
}

# The website remembers a language that a visitor goes to within a site, and opens the front page
# in it the next time. Only those two kinds of request differ from visitor to visitor.
sub language {
    unset req.http.X-Language-Matters;
    set req.http.X-Chosen = "da";
    if (req.http.Cookie ~ "(^|;\s*)language=") {
        set req.http.X-Chosen = regsub(req.http.Cookie, "(?:^|.*;\s*)language=([a-z]+).*", "\1");
    }
    set req.http.X-Here = "da";
    if (req.url ~ "^(/[^/?]+)?/(en|de|sv)(/|\?|$)") {
        set req.http.X-Here = regsub(req.url, "^(?:/[^/?]+)?/(en|de|sv)(/|\?|$).*", "\1");
    }
    if (req.http.X-Here != req.http.X-Chosen) {
        # Some sites are below a path of their host, where their front page is.
        if (req.http.X-Here == "da" && req.url ~ "^/[^/?]*(\?|$)") {
            set req.http.X-Language-Matters = "yes";
        }
        if (req.http.Sec-Fetch-Site == "same-origin" && req.url !~ "^/(media|builds|api)/") {
            set req.http.X-Language-Matters = "yes";
        }
    }
    unset req.http.X-Chosen;
    unset req.http.X-Here;
}

sub vcl_backend_response {
    if (beresp.http.Set-Cookie) {
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
        return (deliver);
    }
    if (beresp.http.CDN-Cache-Control ~ "s-maxage=\d+") {
        set beresp.ttl = std.duration(
            regsub(beresp.http.CDN-Cache-Control, ".*s-maxage=(\d+).*", "\1") + "s", 0s);
        set beresp.grace = std.duration(
            regsub(beresp.http.CDN-Cache-Control, ".*stale-if-error=(\d+).*", "\1") + "s", 10s);
        set beresp.keep = 0s;
        set beresp.http.xkey = beresp.http.Surrogate-Key;
        return (deliver);
    }
    # Images, sounds and files of the build say themselves how long they last, and for whom.
    if (bereq.url ~ "^/(media|builds)/" && beresp.status == 200
        && beresp.http.Cache-Control ~ "max-age=[1-9]" && beresp.http.Cache-Control !~ "private") {
        set beresp.grace = 1d;
        return (deliver);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
}

sub vcl_backend_error {
    # A node that fell while it was asked: another one. Other requests take turns with this one, so
    # that the next in turn may be the same node. One that hangs has taken its time already.
    if (bereq.retries < 4 && now - bereq.time < 5s
        && (bereq.method == "GET" || bereq.method == "HEAD")) {
        return (retry);
    }
    set beresp.http.X-No-Website = "yes";
    # An error that is cached takes the place of an old page.
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
}

sub vcl_backend_fetch {
    set bereq.backend = website.backend();
}

sub vcl_deliver {
    if (resp.http.X-No-Website && req.restarts == 0) {
        set req.http.X-No-Website = "yes";
        return (restart);
    }
    unset resp.http.X-No-Website;
    unset resp.http.xkey;
    unset resp.http.Surrogate-Key;
    unset resp.http.CDN-Cache-Control;
    if (resp.http.Cache-Status) {
        set resp.http.Cache-Status = resp.http.Cache-Status + ", ";
    }
    if (obj.hits > 0) {
        set resp.http.Cache-Status = resp.http.Cache-Status + "varnish; hit";
    } else {
        set resp.http.Cache-Status = resp.http.Cache-Status + "varnish; fwd=miss";
    }
}
