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
    # What is old is served for seconds while a node lives, and for a day while none does.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 10s;
    }
    return (hash);
}

# The website remembers a language that a visitor goes to within a site, and opens the front page
# in it the next time. Only those two kinds of request differ from visitor to visitor.
sub language {
    unset req.http.X-Language-Matters;
    set req.http.X-Chosen = "da";
    if (req.http.Cookie ~ "(^|;\s*)language=") {
        set req.http.X-Chosen = regsub(req.http.Cookie, "(?:^|.*;\s*)language=([a-z]+).*", "\1");
        if (req.url ~ "^/(\?|$)") {
            set req.http.X-Language-Matters = "yes";
        }
    }
    set req.http.X-Here = "da";
    if (req.url ~ "^(/[^/?]+)?/(en|de|sv)(/|\?|$)") {
        set req.http.X-Here = regsub(req.url, "^(?:/[^/?]+)?/(en|de|sv)(/|\?|$).*", "\1");
    }
    if (req.http.X-Here != req.http.X-Chosen && req.http.Sec-Fetch-Site == "same-origin"
        && req.url !~ "^/(media|builds|api)/") {
        set req.http.X-Language-Matters = "yes";
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
    # Images, sounds and files of the build say themselves how long they last.
    if (bereq.url ~ "^/(media|builds)/" && beresp.status == 200
        && beresp.http.Cache-Control ~ "max-age=[1-9]") {
        set beresp.grace = 1d;
        return (deliver);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
}

sub vcl_backend_error {
    # A node that fell while it was asked: another one, once.
    if (bereq.retries < 1 && (bereq.method == "GET" || bereq.method == "HEAD")) {
        return (retry);
    }
}

sub vcl_backend_fetch {
    set bereq.backend = website.backend();
}

sub vcl_deliver {
    unset resp.http.xkey;
    unset resp.http.Surrogate-Key;
    unset resp.http.CDN-Cache-Control;
    if (obj.hits > 0) {
        set resp.http.Cache-Status = resp.http.Cache-Status + ", varnish; hit";
    } else {
        set resp.http.Cache-Status = resp.http.Cache-Status + ", varnish; fwd=miss";
    }
}
